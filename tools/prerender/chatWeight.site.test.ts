import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/site/build/client');

const panel = 'src/shell/chat/SiteChat.tsx';

/** Gzipped bytes that the chat may add to a page: engine, panel, keyword table and all replies together. */
const limit = 22_000;

const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest;

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(join(client, file)), { level: 9 }).length;
}

/** Returns the files of an entry and its static imports, without dynamic imports. */
function filesOf(entry: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The manifest has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

it('adds at most 22 kB to a page of any kind', async () => {
  const pageKinds = Object.keys(manifest).filter((source) => /^src\/pages\/[^/]+\/index\.tsx$/.test(source));
  expect(pageKinds.length).toBeGreaterThan(10);
  const added = await Promise.all(
    pageKinds.map(async (pageKind) => {
      const loaded = new Set([...filesOf('src/entry-client.tsx'), ...filesOf(pageKind)]);
      const files = [...filesOf(panel)].filter((file) => !loaded.has(file));
      const sizes = await Promise.all(files.map(gzippedSize));
      return [pageKind, sizes.reduce((sum, size) => sum + size, 0)] as const;
    }),
  );
  expect(added.filter(([, size]) => size > limit)).toEqual([]);
});

it('loads nothing on demand once the panel is loaded', () => {
  expect(manifest[panel]?.file).toMatch(/SiteChat-/);
  expect(manifest[panel]?.dynamicImports ?? []).toEqual([]);
});
