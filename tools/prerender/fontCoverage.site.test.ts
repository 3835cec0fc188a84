import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest } from './manifest.ts';

const site = join(import.meta.dirname, '../../apps/site');
const dist = join(site, 'dist');

/** Returns the code points of the preloaded font, from its `unicode-range` in the bundled style sheet. */
async function preloadedCodePoints(): Promise<ReadonlySet<number>> {
  const { font, styleSheet } = await readManifest(join(site, 'build'));
  const css = await readFile(styleSheet, 'utf8');
  const face = css.match(/@font-face\{[^}]*\}/g)?.find((rule) => rule.includes(font)) ?? '';
  return new Set(
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first = '', last = first]) => {
      const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: end - start + 1 }, (_, index) => start + index);
    }),
  );
}

// For any other character the browser downloads a second font, or shows it in the fallback.
it('no document or data file has a character that the preloaded font lacks', async () => {
  const covered = await preloadedCodePoints();
  expect(covered.has(0x61)).toBe(true);
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:html|json)$/.test(file));
  const lacking: string[] = [];
  for (const file of files) {
    const text = await readFile(join(dist, file), 'utf8');
    const others = [...new Set(text)].filter((character) => {
      const codePoint = character.codePointAt(0) ?? 0;
      return codePoint >= 0x20 && !covered.has(codePoint);
    });
    if (others.length > 0) lacking.push(`${file}: ${others.join(' ')}`);
  }
  expect(lacking).toEqual([]);
});
