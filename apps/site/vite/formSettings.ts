import { inboxPath, retentionDays } from '../../../.config/inboxContract.ts';
import { readChoice, readNumber } from '../../../.config/readSettings.ts';

/** Origin for paths: another origin in the result means that the text is not a path of the site's own host. */
const site = 'https://site.invalid';

function readEndpoint(text: string): string {
  if (text === '') return text;
  // Browsers ignore tabs and line breaks in URLs and read a backslash as a slash, so the text alone does not show the host.
  const url = /[\s\\]/.test(text) ? null : URL.parse(text, text.startsWith('/') ? site : undefined);
  if (url?.origin === site) return url.href.slice(site.length);
  const { href = '', username, password } = url ?? {};
  const isEncrypted = /^(?:https:\/\/[^/*]*|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)\//.test(
    href,
  );
  if (isEncrypted && !text.startsWith('/') && !username && !password) return href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${text}"; allowed is an https: address, an http: address of this machine, both without user name and wildcard, or a path of the site's own host such as /forms.`,
  );
}

/**
 * Reads and validates the settings of the forms: the endpoint, a URL or path, empty if none is configured; the encoding; whether
 * the endpoint is the project's own inbox; the days after which the inbox deletes an inquiry. An empty variable counts as unset.
 * @throws {Error} naming the allowed values, if a setting is invalid
 */
export function readFormSettings(environment: Readonly<Record<string, string | undefined>>) {
  const inbox = readChoice(environment, 'SITE_INBOX', 'off', 'on') === 'on';
  const endpoint = readEndpoint(environment['SITE_FORM_ENDPOINT'] || (inbox ? inboxPath : ''));
  if (inbox && endpoint.startsWith('/') && endpoint !== inboxPath)
    throw new Error(
      `SITE_FORM_ENDPOINT is "${endpoint}", and SITE_INBOX is on: on the site's own host, the inbox has the path ${inboxPath}.`,
    );
  return {
    endpoint,
    encoding: readChoice(environment, 'SITE_FORM_ENCODING', 'form', 'json'),
    inbox,
    retentionDays: readNumber(environment, 'INBOX_RETENTION_DAYS', retentionDays),
  };
}
