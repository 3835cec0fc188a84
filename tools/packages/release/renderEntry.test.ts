import { describe, expect, it } from 'vitest';
import { renderEntry } from './renderEntry.ts';

const entry = {
  version: '0.2.0',
  packageName: '@own/parts',
  firstRelease: false,
  changes: [
    { type: 'feat', scope: 'parts', description: 'add a quiet button', shortHash: 'aaaaaaa' },
    { type: 'fix', description: 'keep the width of a busy button' },
    { type: 'fix', scope: 'site', description: 'close the menu on Escape' },
    {
      type: 'fix',
      scope: 'parts',
      description: 'count characters as people do',
      body: 'Emoji counted as two.\n\nBehaviour-change: maxLength counts graphemes;\n  check limits that a server repeats.\nIssue: 7\n"\n\nM\tlibs/parts/src/a.ts',
    },
    {
      type: 'feat',
      scope: 'parts',
      description: 'name hues',
      isBreaking: true,
      body: '\nBREAKING CHANGE: write tone="calm" instead of tone="blue".\n',
    },
    { type: 'perf', scope: 'parts', description: 'draw once' },
    { type: 'test', scope: 'parts', description: 'cover the menu' },
  ],
  dependencyBumps: [{ dependencyName: '@own/motion', newVersion: '0.3.0' }],
} as const;

describe('renderEntry', () => {
  it('lists what breaks and what to check before features, fixes and dependencies', () => {
    expect(renderEntry(entry)).toBe(`## 0.2.0

### Breaking changes

- Write tone="calm" instead of tone="blue".

### Behaviour changes

- MaxLength counts graphemes; check limits that a server repeats.

### Features

- Add a quiet button

### Fixes

- Keep the width of a busy button
- site: Close the menu on Escape
- Count characters as people do

### Performance

- Draw once

### Dependencies

- Needs \`@own/motion\` 0.3.0`);
  });

  it('lists only the features of the package in its first version', () => {
    expect(renderEntry({ ...entry, firstRelease: true, version: '0.1.0', dependencyBumps: [] })).toBe(
      '## 0.1.0\n\n### Features\n\n- Add a quiet button\n- Name hues',
    );
  });

  it('leaves out a reverted commit', () => {
    const revert = { type: 'revert', description: 'revert a button', revertedHashes: ['aaaaaaabbbb'] };
    expect(renderEntry({ ...entry, changes: [entry.changes[0], revert], dependencyBumps: [] })).toBe(
      '## 0.2.0',
    );
  });

  it('uses the subject of a breaking change without explanation', () => {
    const change = { type: 'refactor', scope: 'parts', description: 'drop the old menu', isBreaking: true };
    expect(renderEntry({ ...entry, changes: [change], dependencyBumps: [] })).toBe(
      '## 0.2.0\n\n### Breaking changes\n\n- Drop the old menu',
    );
  });
});
