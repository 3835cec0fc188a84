import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const assets = join(import.meta.dirname, '../../apps/site/dist/assets');

it('leaves the messages for developers out of the scripts of the site', async () => {
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const withMessages: string[] = [];
  for (const script of scripts) {
    if ((await readFile(join(assets, script), 'utf8')).includes('@keystrand/ui: ')) withMessages.push(script);
  }
  expect(withMessages).toEqual([]);
});
