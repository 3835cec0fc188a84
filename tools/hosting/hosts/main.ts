/** Writes a folder that is ready to upload to a host: `npm run hosting -- <host> [--out <folder>]`. */
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts } from './hosts.ts';
import { writeFolder } from './writeFolder.ts';

const site = join(import.meta.dirname, '../../../apps/site');
const usage = `Usage: npm run hosting -- <host> [--out <folder>]\nHosts: ${Object.keys(hosts).join(', ')}`;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
  const [name = '', ...others] = positionals;
  if (!Object.hasOwn(hosts, name) || others.length > 0) throw new Error(usage);
  const out = values.out === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', values.out);
  const folder = await writeFolder(site, name, out);
  console.log(`\n${name}: ${relative(process.cwd(), folder)}; next: docs/hosting.md`);
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
