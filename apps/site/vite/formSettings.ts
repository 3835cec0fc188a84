import { inboxPath, retentionDays } from '../../../.config/inboxContract.ts';
import { readNumber } from '../../../.config/readNumber.ts';

/** Settings of the forms, from `SITE_INBOX`, `SITE_FORM_ENDPOINT`, `SITE_FORM_ENCODING` and `INBOX_RETENTION_DAYS`. */
export interface FormSettings {
  /** URL or path; empty if no endpoint is configured. */
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
  /** Whether the endpoint is the project's own inbox, `apps/inbox`. */
  readonly inbox: boolean;
  /** Days after which the inbox deletes an inquiry. */
  readonly retentionDays: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Origin for paths: another origin in the result means that the text is not a path of the site's own host. */
const site = 'https://site.invalid';

function isEncrypted({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && localHost.test(hostname));
}

function readEndpoint(text: string): string {
  if (text === '') return text;
  const path = text.startsWith('/');
  // Browsers ignore tabs and line breaks in URLs and read a backslash as a slash, so the text alone does not show the host.
  const url = /[\s\\]/.test(text) ? null : URL.parse(text, path ? site : undefined);
  if (path && url?.origin === site) return url.href.slice(site.length);
  if (!path && url && isEncrypted(url) && !url.username && !url.password && !url.hostname.includes('*'))
    return url.href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${text}"; allowed is an https: address, an http: address of this machine, both without user name and wildcard, or a path of the site's own host such as /forms.`,
  );
}

function readInbox(environment: Environment): boolean {
  const text = environment['SITE_INBOX'] || 'off';
  if (text !== 'on' && text !== 'off')
    throw new Error(`SITE_INBOX is "${text}"; allowed are on and off (the default).`);
  return text === 'on';
}

/**
 * Reads and validates the settings of the forms. An empty variable counts as unset.
 * @throws {Error} naming the allowed values, if a setting is invalid
 */
export function readFormSettings(environment: Environment): FormSettings {
  const inbox = readInbox(environment);
  const endpoint = readEndpoint(environment['SITE_FORM_ENDPOINT'] || (inbox ? inboxPath : ''));
  if (inbox && endpoint.startsWith('/') && endpoint !== inboxPath)
    throw new Error(
      `SITE_FORM_ENDPOINT is "${endpoint}", and SITE_INBOX is on: on the site's own host, the inbox has the path ${inboxPath}.`,
    );
  const encoding = environment['SITE_FORM_ENCODING'] || 'form';
  if (encoding !== 'form' && encoding !== 'json')
    throw new Error(`SITE_FORM_ENCODING is "${encoding}"; allowed are form (the default) and json.`);
  return {
    endpoint,
    encoding,
    inbox,
    retentionDays: readNumber(environment, 'INBOX_RETENTION_DAYS', retentionDays),
  };
}
