import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
let workspace: string;

const read = (path: string) => readFileSync(join(workspace, path), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' }).trim();

function commit(message: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  git('add', '.');
  git('commit', '--quiet', '--message', message);
}

function prepare(): string {
  return execFileSync(process.execPath, [join(import.meta.dirname, 'prepare.ts')], {
    cwd: workspace,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
}

const versionOf = (name: string) =>
  (JSON.parse(read(`libs/${name}/package.json`)) as { version: string }).version;
const manifest = (name: string, more = {}) =>
  JSON.stringify({ name: `@own/${name}`, version: '0.1.0', exports: {}, ...more }, null, 2);

/** A workspace with the settings of this one: `parts` needs `motion`, `words` needs nothing. */
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'keystrand-prepare-'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@test.example');
  symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'), 'junction');
  const { release } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
    release: { changelog: { projectChangelogs: { renderer: string } } };
  };
  // The renderer stays where it is.
  release.changelog.projectChangelogs.renderer = join(import.meta.dirname, 'ChangelogRenderer.ts');
  commit('chore: begin', {
    '.gitignore': 'node_modules\n.nx\n',
    'nx.json': JSON.stringify({ release, analytics: false, neverConnectToCloud: true }),
    'package.json': JSON.stringify({ name: 'own', private: true, workspaces: ['libs/*'] }),
    'package-lock.json': JSON.stringify({ name: 'own', lockfileVersion: 3, packages: {} }),
    'libs/motion/package.json': manifest('motion'),
    'libs/parts/package.json': manifest('parts', { dependencies: { '@own/motion': '^0.1.0' } }),
    'libs/words/package.json': manifest('words'),
    // Prepared before, and not released.
    'libs/words/CHANGELOG.md': '## 0.1.0\n\n### Features\n\n- Read\n',
  });
  commit('feat: spell', { 'libs/words/a.ts': '', 'libs/motion/b.ts': '' });
  commit('fix(words): spell right', { 'libs/words/a.ts': 'a' });
}, 30_000);
afterAll(() => {
  rmSync(workspace, { recursive: true });
});

it('releases the versions in package.json first, then each package by its own commits', () => {
  prepare();
  const tags = ['@own/motion@0.1.0', '@own/parts@0.1.0', '@own/words@0.1.0'];
  expect(git('tag', '--points-at', 'HEAD').split('\n')).toEqual(tags);
  expect(read('libs/words/CHANGELOG.md')).toBe('## 0.1.0\n\n### Features\n\n- Spell\n');
  expect(git('status', '--porcelain')).toBe('');

  expect(prepare()).toContain('Nothing to release');
  expect(git('tag', '--points-at', 'HEAD').split('\n')).toEqual(tags);

  commit('feat(motion)!: rename presets\n\nBREAKING CHANGE: use calm for slow.', { 'libs/motion/a.ts': '' });
  commit('fix(parts): trim\n\nBehaviour-change: names are trimmed; check yours.', { 'libs/parts/a.ts': '' });
  commit('docs(words): explain', { 'libs/words/README.md': '# Words\n' });
  prepare();
  expect(git('tag', '--points-at', 'HEAD').split('\n')).toEqual(['@own/motion@0.2.0', '@own/parts@0.1.1']);
  expect(git('log', '-1', '--format=%B')).toBe(
    'chore(release): version 2 packages\n\n@own/motion@0.2.0\n@own/parts@0.1.1',
  );
  expect(['motion', 'parts', 'words'].map(versionOf)).toEqual(['0.2.0', '0.1.1', '0.1.0']);
  expect(read('libs/parts/package.json')).toContain('"@own/motion": "^0.2.0"');
  expect(read('package-lock.json')).toContain('"@own/motion": "^0.2.0"');
  expect(read('libs/motion/CHANGELOG.md')).toBe(
    '## 0.2.0\n\n### Breaking changes\n\n- Use calm for slow.\n\n## 0.1.0\n\n### Features\n\n- Spell\n',
  );
  expect(read('libs/parts/CHANGELOG.md')).toContain(
    '## 0.1.1\n\n### Behaviour changes\n\n- Names are trimmed; check yours.\n\n### Fixes\n\n- Trim\n\n### Dependencies\n\n- Needs `@own/motion` 0.2.0\n\n## 0.1.0',
  );
}, 180_000);
