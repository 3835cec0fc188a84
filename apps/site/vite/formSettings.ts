/** Settings of the form endpoint, from `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export interface FormSettings {
  /** URL or path; empty if no endpoint is configured. */
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
}

const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function readEndpoint(text: string): string {
  if (text === '' || /^\/(?!\/)/.test(text)) return text;
  const url = URL.parse(text);
  const encrypted = url?.protocol === 'https:';
  if (url && (encrypted || (url.protocol === 'http:' && localHost.test(url.hostname)))) return url.href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${text}"; allowed is an https: address, an http: address of this machine, or a path of the site's own host such as /forms.`,
  );
}

/**
 * Reads and validates the settings of the form endpoint.
 * @throws {Error} naming the allowed values, if a setting is invalid
 */
export function readFormSettings(environment: Readonly<Record<string, string | undefined>>): FormSettings {
  const endpoint = readEndpoint(environment['SITE_FORM_ENDPOINT'] ?? '');
  const encoding = environment['SITE_FORM_ENCODING'] ?? 'form';
  if (encoding !== 'form' && encoding !== 'json')
    throw new Error(`SITE_FORM_ENCODING is "${encoding}"; allowed are form (the default) and json.`);
  return { endpoint, encoding };
}
