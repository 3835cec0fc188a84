/**
 * Checks a running site: `npm run check:site -- <URL> [--host <host>]`. Exits with 1 if a check fails. docs/hosting.md,
 * section 'Check a deployment'.
 */
import { parseArgs } from 'node:util';
import { hosts } from '../hosts.ts';
import { readHostingSettings } from '../headers/hostingSettings.ts';
import { checkSite } from './checkSite.ts';

const usage = `Usage: npm run check:site -- <URL> [--host <host>]\nHosts with known limits: ${Object.keys(hosts).join(', ')}`;

function exitWith(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}

function readArguments(): { readonly origin: URL; readonly host: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' } },
  });
  const [text = ''] = positionals;
  const origin = URL.parse(text);
  if (positionals.length !== 1 || !origin || !/^https?:$/.test(origin.protocol))
    throw new Error(`"${text}" is not an http: or https: URL.\n${usage}`);
  if (origin.pathname !== '/')
    throw new Error(`The site must be at the root of its host; "${text}" has a path.\n${usage}`);
  if (values.host !== undefined && !Object.hasOwn(hosts, values.host))
    throw new Error(`"${values.host}" is not a host.\n${usage}`);
  return { origin, host: values.host };
}

try {
  const { origin, host } = readArguments();
  const { strictTransportSecurity, reportUrl } = readHostingSettings(process.env);
  const settings = {
    ...(strictTransportSecurity === undefined ? {} : { strictTransportSecurity }),
    ...(reportUrl === undefined ? {} : { reporting: { url: reportUrl, policy: '' } }),
  };
  const results = await checkSite(origin, { settings, host });
  console.log(`\n${origin.origin}\n`);
  for (const { outcome, name, details } of results)
    console.log(
      [`${outcome.padEnd(11)}  ${name}`, ...details.map((detail) => `${' '.repeat(15)}${detail}`)].join('\n'),
    );
  const count = (outcome: string) => String(results.filter((result) => result.outcome === outcome).length);
  console.log(
    `\n${count('pass')} passed, ${count('fail')} failed, ${count('host cannot')} beyond the host, ${count('not asked')} not asked`,
  );
  process.exitCode = count('fail') === '0' ? 0 : 1;
} catch (error) {
  exitWith((error as Error).message);
}
