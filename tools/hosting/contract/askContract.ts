import type { HostingManifest } from '../headers/HostingManifest.ts';
import { ask } from './ask.ts';
import { contract } from './contract.ts';
import type { Row, Samples } from './contract.ts';

export interface SubjectResult {
  readonly name: string;
  /** `skipped` if no request was sent, such as to the inbox of a site without one. */
  readonly outcome: 'pass' | 'fail' | 'host cannot' | 'skipped';
  /** The errors, or the reason why the host cannot do better. */
  readonly details: readonly string[];
}

/** @throws {Error} if the site does not respond or is not ours; the message describes the response */
async function findSamples(origin: URL): Promise<Samples> {
  const find = async (path: string, pattern: RegExp) => {
    const { status, body } = await ask(origin, { path });
    const found = pattern.exec(body.toString());
    if (status === 200 && found) return found[1];
    throw new Error(`GET ${origin.origin}${path} has status ${String(status)}. Is this the site?`);
  };
  const page = '/contact';
  return {
    origin,
    page,
    script: (await find('/', /["'`(](\/assets\/[\w.-]+\.js)/)) ?? '',
    styleSheet: (await find('/', /(\/assets\/[\w.-]+\.css)/)) ?? '',
    inbox: await find(page, /<form(?=[^>]*\sdata-inbox=)[^>]*\saction="(\/[^"]+)"|<\/html>/),
  };
}

async function getFaults(origin: URL, row: Row): Promise<readonly string[]> {
  const { method = 'GET', path, headers, withoutTls = false } = row;
  const asked = withoutTls ? new URL(`http://${origin.hostname}`) : origin;
  const first = await ask(asked, { method, path });
  const added = typeof headers === 'function' ? headers(first) : headers;
  const answer = added ? await ask(asked, { method, path, headers: added }) : first;

  const expected = typeof row.status === 'number' ? [row.status] : row.status;
  const status = expected.includes(answer.status) ? [] : [`status ${String(answer.status)}`];
  const differing = Object.entries(row.sends ?? {}).flatMap(([name, value]) => {
    const sent = answer.headers[name.toLowerCase()] ?? '';
    const equal = (text: string) => text.replaceAll('; ', ';');
    const matches = typeof value === 'string' ? equal(sent) === equal(value) : value.test(sent);
    return matches ? [] : [`${name} is "${sent}", expected ${value === '' ? 'none' : String(value)}`];
  });
  const others = status.length === 0 ? (row.faults?.(answer, first) ?? []) : [];
  const request = `${method} ${path}${added ? ` ${JSON.stringify(added)}` : ''}`;
  return [...status, ...differing, ...others].map((fault) => `${request}: ${fault}`);
}

/**
 * Asks a running site everything of the contract, one request after the other.
 * @param host name of the host, whose known limits do not count as failures
 * @throws {Error} if the site does not respond or is not ours
 */
export async function askContract(
  origin: URL,
  settings: Pick<HostingManifest, 'strictTransportSecurity' | 'reporting'>,
  host = '',
): Promise<readonly SubjectResult[]> {
  const results: SubjectResult[] = [];
  for (const { name, rows, except = {} } of contract(await findSamples(origin), settings)) {
    const details: string[] = [];
    for (const row of rows)
      details.push(
        ...(await getFaults(origin, row).catch((error: unknown) => [`${row.path}: ${String(error)}`])),
      );
    const limit = except[host];
    if (rows.length === 0) results.push({ name, outcome: 'skipped', details });
    else if (details.length === 0) results.push({ name, outcome: 'pass', details });
    else if (limit === undefined) results.push({ name, outcome: 'fail', details });
    else results.push({ name, outcome: 'host cannot', details: [limit] });
  }
  return results;
}
