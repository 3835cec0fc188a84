import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPackageLicense } from './readPackageLicense.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keystrand-license-'));
  await writeFile(join(folder, 'package.json'), '{"name":"a","version":"1.0.0","license":"MIT"}');
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['LICENSE', 'license', 'LICENCE.md'])('takes the text of the file %s', async (file) => {
  await writeFile(join(folder, file), 'MIT License');
  await writeFile(join(folder, 'README.md'), '# a\n\n## License\n\nother');
  expect(await readPackageLicense(folder)).toEqual({
    name: 'a',
    version: '1.0.0',
    identifier: 'MIT',
    text: 'MIT License',
  });
});

it.each([
  ['last', '# a\n\n## license\n\nCopyright A\n\nPermission\n', 'Copyright A\n\nPermission'],
  ['followed by others', '## License\nCopyright A\n\n## Changes\n', 'Copyright A'],
])('takes the section of the README that is %s', async (_, readme, text) => {
  await writeFile(join(folder, 'README.md'), readme);
  expect((await readPackageLicense(folder)).text).toBe(text);
});

it('has no text for a package without either', async () => {
  await writeFile(join(folder, 'README.md'), '# a\n');
  expect((await readPackageLicense(folder)).text).toBeNull();
});
