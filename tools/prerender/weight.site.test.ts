import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const dist = join(import.meta.dirname, '../../apps/site/dist');

/**
 * Bytes of a document that arrive with its response headers (about 800 bytes) in the initial congestion window of TCP: ten
 * packets of 1,460 bytes (RFC 6928).
 */
const initialWindow = 13_780;

/** Limits of documents with figures: 1.5 to 2 kB each, with their styles; a specimen is a whole sheet of text. */
const figureLimit = 15_000;
const specimenLimit = 16_750;

/** Limits of the documents with too much text for that. The size varies by about 40 bytes with the hashes of a build. */
const exceptions: Readonly<Record<string, number>> = {
  // The glossary: 36 terms with their definitions, as a target of links from other pages.
  'cyber-security-information.html': 16_850,
  // Seven complete articles on one path (docs/requirements.md, section 10.3).
  'blog.html': 25_600,
  // Twelve questions with all answers and their meaning, readable without JavaScript.
  'security-assessment.html': 14_050,
};

async function limitOf(file: string): Promise<number> {
  const { page } = JSON.parse(await readFile(join(dist, 'data', file.replace(/html$/, 'json')), 'utf8')) as {
    readonly page: { readonly figures?: readonly { readonly kind: string }[] };
  };
  const { figures = [] } = page;
  if (figures.some(({ kind }) => kind === 'specimen')) return specimenLimit;
  return Math.max(exceptions[file] ?? initialWindow, figures.length > 0 ? figureLimit : 0);
}

it('compresses every document with its critical CSS to the initial congestion window', async () => {
  const documents = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  expect(documents).toHaveLength(69);
  const tooLarge: string[] = [];
  for (const file of documents) {
    const { size } = await stat(join(dist, `${file}.br`));
    if (size > (await limitOf(file))) tooLarge.push(`${file}: ${String(size)} bytes`);
  }
  expect(tooLarge).toEqual([]);
});
