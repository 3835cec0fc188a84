/** Settings of the form endpoint, from `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export interface FormSettings {
  /** URL or path; empty if no endpoint is configured. */
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
}

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

/**
 * Reads and validates the settings of the form endpoint. An empty variable counts as unset.
 * @throws {Error} naming the allowed values, if a setting is invalid
 */
export function readFormSettings(environment: Readonly<Record<string, string | undefined>>): FormSettings {
  const endpoint = readEndpoint(environment['SITE_FORM_ENDPOINT'] || '');
  const encoding = environment['SITE_FORM_ENCODING'] || 'form';
  if (encoding !== 'form' && encoding !== 'json')
    throw new Error(`SITE_FORM_ENCODING is "${encoding}"; allowed are form (the default) and json.`);
  return { endpoint, encoding };
}
