import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const build = join(import.meta.dirname, '../../apps/site/build');

// The named input `browser` of libs/content excludes these folders, so the targets must not read them.
it.each(['client', 'server'])(
  'builds the %s bundle without page data, which changes more often',
  async (bundle) => {
    const modules = JSON.parse(
      await readFile(join(build, bundle, 'modules.json'), 'utf8'),
    ) as readonly string[];
    expect(modules).toContain(`apps/site/src/entry-${bundle}.tsx`);
    expect(modules).toContain('libs/content/src/company.ts');
    expect(modules.filter((file) => /^libs\/content\/src\/(?:pages|articles)\//.test(file))).toEqual([]);
  },
);
