/** Where forms go, as the build is told by `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export interface FormSettings {
  /** Empty where no endpoint is configured. */
  readonly endpoint: string;
  readonly encoding: 'form' | 'json';
}

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

function readEndpoint(text: string): string {
  if (text === '' || /^\/(?!\/)/.test(text)) return text;
  const url = URL.parse(text);
  const encrypted = url?.protocol === 'https:';
  if (url && (encrypted || (url.protocol === 'http:' && local.test(url.hostname)))) return url.href;
  throw new Error(
    `SITE_FORM_ENDPOINT is "${text}"; allowed is an https: address, an http: address of this machine, or a path of the site's own host such as /forms.`,
  );
}

/**
 * Reads the settings of the forms.
 * @throws {Error} saying what is allowed, where a setting is none of it
 */
export function readFormSettings(environment: Readonly<Record<string, string | undefined>>): FormSettings {
  const endpoint = readEndpoint(environment['SITE_FORM_ENDPOINT'] ?? '');
  const encoding = environment['SITE_FORM_ENCODING'] ?? 'form';
  if (encoding !== 'form' && encoding !== 'json')
    throw new Error(`SITE_FORM_ENCODING is "${encoding}"; allowed are form (the default) and json.`);
  return { endpoint, encoding };
}
