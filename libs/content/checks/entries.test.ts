import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importEntries } from '../../../.config/packages/runInNode.ts';

const root = join(import.meta.dirname, '..');

it('each entry can be imported in Node, and has the same exports with React for server components', async () => {
  const entries = await importEntries(root);
  expect(Object.values(entries).every((names) => names.length > 0)).toBe(true);
  expect(await importEntries(root, ['react-server'])).toEqual(entries);
});
