import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../apps/site/dist');

/** Bytes of the first flight of a connection (ten packets), which a document should fit into. */
const oneFlight = 14_000;

/** What holds more words than fit. */
const longer: Readonly<Record<string, number>> = {
  // Six whole articles; the specification gives them one path.
  'blog/index.html': 24_000,
  // Twelve questions with every answer and what it means, readable without a script.
  'security-assessment/index.html': 14_500,
};

it('sends every document with its styles, compressed, in one flight', async () => {
  const documents = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  expect(documents).toHaveLength(69);
  const heavy: string[] = [];
  for (const file of documents) {
    const { size } = await stat(join(dist, `${file}.br`));
    if (size > (longer[file] ?? oneFlight)) heavy.push(`${file}: ${String(size)} bytes`);
  }
  expect(heavy).toEqual([]);
});
