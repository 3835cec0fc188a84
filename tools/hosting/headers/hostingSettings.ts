/** Two years, in seconds: the least that browsers' preload lists accept is one. */
const maxAge = 'max-age=63072000';

const transportSecurity: Readonly<Record<string, string | undefined>> = {
  off: undefined,
  host: maxAge,
  subdomains: `${maxAge}; includeSubDomains`,
  preload: `${maxAge}; includeSubDomains; preload`,
};

function httpsUrl(setting: string, text: string): URL {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hostname.includes('*'))
    throw new Error(
      `${setting} contains "${text}"; allowed is an https: URL without user name and wildcard.`,
    );
  return url;
}

/**
 * Reads and validates the settings of the response headers. An empty variable counts as unset.
 * @throws {Error} naming the allowed values, if a setting is invalid
 */
export function readHostingSettings(environment: Readonly<Record<string, string | undefined>>) {
  const mode = environment['SITE_HSTS'] || 'host';
  if (!Object.hasOwn(transportSecurity, mode))
    throw new Error(`SITE_HSTS is "${mode}"; allowed are ${Object.keys(transportSecurity).join(', ')}.`);

  const reportUrl = environment['SITE_REPORT_URL'] || undefined;
  const origins = (environment['SITE_CONNECT_SRC'] ?? '').split(/\s+/).filter((origin) => origin !== '');
  return {
    /** Undefined if the header is not sent. */
    strictTransportSecurity: transportSecurity[mode],
    // Semicolons and commas separate policies (CSP level 3, section 2.2); the others start variables of nginx and Caddy.
    reportUrl:
      reportUrl && httpsUrl('SITE_REPORT_URL', reportUrl).href.replace(/[;,${}"\\]/g, encodeURIComponent),
    /** Origins that scripts may connect to besides the site's own. */
    connectSources: origins.map((text) => {
      const { origin, href } = httpsUrl('SITE_CONNECT_SRC', text);
      if (href !== `${origin}/`)
        throw new Error(`SITE_CONNECT_SRC contains "${text}"; allowed are origins, such as ${origin}.`);
      return origin;
    }),
  };
}
