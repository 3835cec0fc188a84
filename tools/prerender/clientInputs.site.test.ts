import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = JSON.parse(
  await readFile(join(import.meta.dirname, '../../apps/site/build/client/modules.json'), 'utf8'),
) as readonly string[];

// The named input `browser` of libs/content excludes these folders, so `build-client` must not read them.
it('builds the client bundle without page data, so that a changed page does not rebuild it', () => {
  expect(modules).toContain('apps/site/src/entry-client.tsx');
  expect(modules).toContain('libs/content/src/company.ts');
  expect(modules.filter((file) => /^libs\/content\/src\/(?:pages|articles)\//.test(file))).toEqual([]);
});
