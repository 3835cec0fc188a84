/** Writes generated sections of `docs/performance.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url));

/**
 * Returns text with what is between the comments `<!-- NAME -->` and `<!-- /NAME -->` replaced.
 *
 * @throws {Error} if the text lacks one of the comments
 */
export function replaceSection(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`The document lacks the comments "${start}" and "${end}", in this order.`);
  return `${text.slice(0, from + start.length)}\n\n${content.trim()}\n\n${text.slice(to)}`;
}

/** Replaces a section of `docs/performance.md` and formats the file. */
export async function writeDocsSection(name: string, content: string): Promise<void> {
  const text = replaceSection(await readFile(file, 'utf8'), name, content);
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Wrote the section "${name}" of docs/performance.md.`);
}
