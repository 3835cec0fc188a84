import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SpoolFile } from './SpoolFile';

async function createSpool() {
  const folder = await mkdtemp(join(tmpdir(), 'spool-'));
  const path = join(folder, 'new/spool');
  const spool = await SpoolFile.create(path);
  onTestFinished(() => rm(folder, { recursive: true }));
  return { path, spool };
}

it('returns texts that were written at the same time, in any order', async () => {
  const { spool } = await createSpool();
  const texts = ['first', '', 'größer – ✓', 'x'.repeat(100_000)];
  const positions = await Promise.all(texts.map((text) => spool.write(text)));
  const read = await Promise.all(positions.toReversed().map((position) => spool.read(position)));
  await spool.close();
  expect(read).toEqual(texts.toReversed());
});

it('refuses a position after the end', async () => {
  const { spool } = await createSpool();
  const { start, length } = await spool.write('text');
  await expect(spool.read({ start, length: length + 1 })).rejects.toThrow('spool ends at byte 4.');
  await spool.close();
});

it('deletes the file when it is closed', async () => {
  const { path, spool } = await createSpool();
  await spool.write('text');
  expect(existsSync(path)).toBe(true);
  await spool.close();
  expect(existsSync(path)).toBe(false);
});
