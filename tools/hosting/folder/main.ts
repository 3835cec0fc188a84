/**
 * Writes a folder that is ready to upload to a host: `npm run hosting -- <host> [--out <folder>]`. The folder defaults to
 * `apps/site/build/upload/<host>`. docs/hosting.md says what to do with it.
 */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts } from '../hosts.ts';
import { writeFolder } from './writeFolder.ts';

const usage = `Usage: npm run hosting -- <host> [--out <folder>]\nHosts: ${Object.keys(hosts).join(', ')}`;
const root = join(import.meta.dirname, '../../..');
const site = join(root, 'apps/site');

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

function readArguments(): { readonly name: string; readonly out: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) exitWith(usage);
    return { name, out: values.out };
  } catch (error) {
    exitWith(`${(error as Error).message}\n${usage}`);
  }
}

const { name, out } = readArguments();
const host = hosts[name];
if (!Object.hasOwn(hosts, name) || !host) exitWith(`"${name}" is not a host.\n${usage}`);

const folder =
  out === undefined ? join(site, 'build/upload', name) : resolve(process.env['INIT_CWD'] ?? '', out);
try {
  const count = await writeFolder(host, { site, folder, overwrite: out === undefined });
  console.log(
    `\n${String(count)} files for ${name} in ${relative(process.cwd(), folder)}; next: docs/hosting.md`,
  );
} catch (error) {
  exitWith((error as Error).message);
}
