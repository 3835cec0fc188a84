// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles } from './generatedFiles';

it('drawings and licences are those of the installed versions (node icons/generate.ts)', async () => {
  for (const [path, content] of Object.entries(await generatedFiles()))
    expect(await readFile(join(import.meta.dirname, '..', path), 'utf8')).toBe(content);
});
