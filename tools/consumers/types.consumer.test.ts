import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createConsumer } from './createConsumer.ts';
import { importOfAllEntryPoints } from './entryPoints.ts';
import { run } from './npm.ts';

const versions = ['5.6', '5.7', '5.8', '5.9', '6.0', 'newest'];

let folder: string;
beforeAll(async () => {
  folder = await createConsumer('types', inject('folder'), inject('npmSettings'));
  writeFileSync(join(folder, 'entries.ts'), importOfAllEntryPoints(folder));
});

describe.each(versions)('TypeScript %s', (name) => {
  it.each(['nodenext', 'bundler'])(
    'checks every entry and the kitchen sink with moduleResolution %s',
    async (resolution) => {
      const compiler = join(folder, `node_modules/typescript-${name}`);
      const tsc = join(compiler, 'bin/tsc');
      expect(await run('node', [tsc, '-p', `tsconfig.${resolution}.json`], folder)).toBe('');
    },
  );
});
