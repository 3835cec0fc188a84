/** Writes the floor page: the minimum that the browser and Lighthouse need for any page. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resultsFolder } from './results.ts';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="description" content="The smallest page that has a heading and a paragraph.">
<title>Floor</title>
<link rel="icon" href="data:,">
<h1>Floor</h1>
<p>A page with a heading and a paragraph, without style sheet, script, font and picture.
`;

/**
 * Writes the floor page to a folder and returns the folder.
 *
 * @param origin site whose speculation rules are copied, since the header that names them is copied too
 */
export async function writeFloorPage(origin: string): Promise<string> {
  const folder = join(resultsFolder, 'floor');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), page);
  const { headers } = await fetch(origin);
  const rules = /^"(\/[\w./-]+)"$/.exec(headers.get('speculation-rules') ?? '')?.[1];
  if (rules !== undefined) await writeFile(join(folder, rules), await (await fetch(origin + rules)).text());
  return folder;
}
