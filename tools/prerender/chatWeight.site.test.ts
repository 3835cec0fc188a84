import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/site/build/client');

const panel = 'src/shell/chat/SiteChat.tsx';

/** Gzipped bytes that the chat may add to a page: engine, panel, keyword table and all replies together. */
const limit = 26_400;

const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest;

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(join(client, file)), { level: 9 }).length;
}

/** Returns the files of an entry and its static imports, without dynamic imports. */
function getFiles(entry: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The manifest has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) getFiles(imported, found);
  return found;
}

it('adds at most 26.4 kB to any page', async () => {
  // A document whose content is not hydrated (docs/decisions/0019) has loaded nothing but the entry.
  const loaded = getFiles('src/entry-client.tsx');
  const added = [...getFiles(panel)].filter((file) => !loaded.has(file));
  expect(added).toContain(manifest[panel]?.file);
  const sizes = await Promise.all(added.map(gzippedSize));
  expect(
    sizes.reduce((sum, size) => sum + size, 0),
    added.join(),
  ).toBeLessThanOrEqual(limit);
});

it('loads nothing on demand once the panel is loaded', () => {
  expect(manifest[panel]?.file).toMatch(/SiteChat-/);
  expect(manifest[panel]?.dynamicImports ?? []).toEqual([]);
});
