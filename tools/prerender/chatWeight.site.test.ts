import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';

const client = join(import.meta.dirname, '../../apps/site/build/client');

/** Gzipped bytes that opening the chat and sending one question may add to a page. */
const limit = 15_000;

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(join(client, file)), { level: 9 }).length;
}

/** Returns the files of an entry and its static imports, without dynamic imports. */
function filesOf(manifest: Manifest, entry: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The manifest has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

const assets = await readdir(join(client, 'assets'));
const replyFiles = assets.filter((file) => /^chatReplies-.*\.json$/.test(file));

it('adds at most 15 kB to a page for opening the chat and one reply from any reply file', async () => {
  const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest;
  const pageKinds = Object.keys(manifest).filter((source) => /^src\/pages\/[^/]+\/index\.tsx$/.test(source));
  expect(pageKinds.length).toBeGreaterThan(10);
  const code = new Set([
    ...filesOf(manifest, 'src/shell/chat/SiteChat.tsx'),
    ...filesOf(manifest, 'src/shell/chat/chatEngine.ts'),
  ]);
  expect(replyFiles.length).toBeGreaterThan(1);

  const codeSizes = await Promise.all(
    pageKinds.map(async (pageKind) => {
      const loaded = new Set([...filesOf(manifest, 'src/entry-client.tsx'), ...filesOf(manifest, pageKind)]);
      const added = await Promise.all([...code].filter((file) => !loaded.has(file)).map(gzippedSize));
      return added.reduce((sum, size) => sum + size, 0);
    }),
  );
  const sizes = await Promise.all(
    replyFiles.map(
      async (file) => [file, Math.max(...codeSizes) + (await gzippedSize(`assets/${file}`))] as const,
    ),
  );
  expect(sizes.filter(([, size]) => size > limit)).toEqual([]);
});

it('contains no chat reply in any script', async () => {
  const start = (await readFile(join(client, 'assets', String(replyFiles[0])), 'utf8')).slice(3, 60);
  for (const script of assets.filter((file) => file.endsWith('.js'))) {
    expect(await readFile(join(client, 'assets', script), 'utf8')).not.toContain(start);
  }
});
