import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../.github/workflows');

/** What a workflow may write, by file. */
const written: Readonly<Record<string, readonly string[]>> = {
  // A token that proves to the registry which workflow publishes.
  'publish.yml': ['id-token: write'],
};

describe.each(readdirSync(folder))('.github/workflows/%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');

  it('names every action by commit, with the tag as a comment', () => {
    const actions = [...text.matchAll(/uses: *(.*)$/gm)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read the repository, and leaves no credentials in the checkout', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    expect(text.match(/\S+: write\b|write-all/g) ?? []).toEqual(written[file] ?? []);
    expect(text.split('actions/checkout@').length).toBe(text.split('persist-credentials: false').length);
  });

  it('limits the time of every job', () => {
    expect(text.split('runs-on:').length).toBe(text.split('timeout-minutes:').length);
  });

  it('uses no stored secret', () => {
    expect(text).not.toMatch(/secrets\.|_TOKEN/);
  });
});
