import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../../apps/site/dist');

/** Bytes, gzipped, that opening the chat and asking one question may add to a page. */
const limit = 15_000;

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
}

/** What `entry` needs to run, itself included; not what it imports on demand. */
function filesOf(manifest: Manifest, entry: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The manifest has no chunk for ${entry}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

it('adds at most 15 kB to a page by opening the chat and asking, whichever file holds the reply', async () => {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest;
  const there = filesOf(manifest, 'src/entry-client.tsx');
  const code = new Set([
    ...filesOf(manifest, 'src/shell/chat/SiteChat.tsx'),
    ...filesOf(manifest, 'src/shell/chat/chatEngine.ts'),
  ]);
  const added = [...code].filter((file) => !there.has(file));
  const replies = (await readdir(join(dist, 'assets'))).filter((file) => /^chatReplies-.*\.json$/.test(file));
  expect(replies.length).toBeGreaterThan(1);

  const codeSize = (await Promise.all(added.map(gzipped))).reduce((sum, size) => sum + size, 0);
  const sizes = await Promise.all(
    replies.map(async (file) => [file, codeSize + (await gzipped(`assets/${file}`))] as const),
  );
  expect(sizes.filter(([, size]) => size > limit)).toEqual([]);
});

it('holds no reply in its code', async () => {
  const files = await readdir(join(dist, 'assets'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const replies = files.filter((file) => /^chatReplies-.*\.json$/.test(file));
  const first = (await readFile(join(dist, 'assets', String(replies[0])), 'utf8')).slice(3, 60);
  for (const script of scripts) {
    expect(await readFile(join(dist, 'assets', script), 'utf8')).not.toContain(first);
  }
});
