/**
 * Checks all documents, style sheets and SVG files of the built site with the W3C's own checker, Nu. Not part of `npm test`:
 * it needs Java 17, and 30 MB that npx downloads.
 */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentFile } from '../hosting/headers/HostingManifest.ts';
import { readBuiltSite } from '../seo/builtSite.ts';
import { unexpectedMessages } from './unexpectedMessages.ts';
import type { NuMessage } from './unexpectedMessages.ts';

const version = '26.9.27';
const shell = process.platform === 'win32';

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

const { dist, manifest } = readBuiltSite();
// A folder would include the compressed copies.
const files = [
  ...[...manifest.paths, '/404'].map(documentFile),
  ...manifest.files.filter((file) => /\.(?:css|svg)$/.test(file)).map((file) => file.slice(1)),
];
if (spawnSync('java', ['-version'], { shell }).status !== 0)
  exitWith(
    'Java is missing. The checker needs version 17 or newer, on Debian: apt-get install default-jre-headless',
  );

const { stdout, stderr, error } = spawnSync(
  'npx',
  [
    '--yes',
    `vnu-jar@${version}`,
    '--format',
    'json',
    '--stdout',
    '--also-check-css',
    '--also-check-svg',
    // Absolute, because npx changes the working directory.
    ...files.map((file) => join(dist, file)),
  ],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell },
);
if (error) exitWith(`npx could not be started: ${error.message}`);
if (!stdout.startsWith('{')) exitWith(`The checker printed no report:\n${stdout}${stderr}`);

const { messages } = JSON.parse(stdout) as { readonly messages: readonly NuMessage[] };
const { unexpected, unused } = unexpectedMessages(messages);
// Every document has at least one remark, about the slash of `<meta/>`.
const checked = new Set(messages.map(({ url }) => url)).size;
if (checked <= manifest.paths.length) exitWith(`Only ${String(checked)} documents were checked.`);

for (const { url, lastLine, lastColumn, message, extract } of unexpected) {
  const file = url?.startsWith('file:') ? relative(dist, fileURLToPath(url)) : (url ?? '');
  console.error(`${file}:${String(lastLine)}:${String(lastColumn)} ${message}\n  ${extract ?? ''}`);
}
for (const line of unused) console.error(line);
console.log(`Nu ${version}: ${String(files.length)} files, ${String(unexpected.length)} errors and warnings`);
process.exitCode = unexpected.length + unused.length === 0 ? 0 : 1;
