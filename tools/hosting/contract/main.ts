/**
 * Asks a running site everything of the contract: `npm run check:site -- <URL> [--host <host>]`. Exits with 1 if it fails.
 * docs/hosting.md, section 'Check a deployment'.
 */
import { parseArgs } from 'node:util';
import { readHostingSettings } from '../headers/hostingSettings.ts';
import { hosts } from '../hosts/hosts.ts';
import { askContract } from './askContract.ts';

const usage = `Usage: npm run check:site -- <URL> [--host <host>]\nHosts with known limits: ${Object.keys(hosts).join(', ')}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' } },
  });
  const origin = URL.parse(positionals.join(' '));
  if (!origin || !/^https?:$/.test(origin.protocol) || origin.pathname !== '/')
    throw new Error(`"${positionals.join(' ')}" is not the URL of a host's root.\n${usage}`);
  if (values.host !== undefined && !Object.hasOwn(hosts, values.host))
    throw new Error(`"${values.host}" is not a host.\n${usage}`);

  const { strictTransportSecurity, reportUrl } = readHostingSettings(process.env);
  const settings = {
    // Browsers ignore the header over plain HTTP (RFC 6797, section 8.1), and many hosts do not send it.
    strictTransportSecurity: origin.protocol === 'http:' ? undefined : strictTransportSecurity,
    reporting: reportUrl ? { url: reportUrl, policy: '' } : undefined,
  };
  const results = await askContract(origin, settings, values.host);
  for (const { outcome, name, details } of results)
    console.log(
      [`${outcome.padEnd(11)}  ${name}`, ...details.map((line) => `               ${line}`)].join('\n'),
    );
  if (results.some(({ outcome }) => outcome === 'fail')) process.exitCode = 1;
} catch (error) {
  console.error(`\n${(error as Error).message}`);
  process.exitCode = 1;
}
