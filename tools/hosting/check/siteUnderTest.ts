import { ask } from './ask.ts';
import type { Answer, AskOptions } from './ask.ts';

/** The running site with examples of what it serves, found through its home page and sitemap. */
export interface SiteUnderTest {
  readonly origin: URL;
  /** Sends a request to the site. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Answer>;
  /** Sends a request to port 80 of the same host. */
  readonly askWithoutTls: (path: string) => Promise<Answer>;
  /** Path of a page other than the home page. */
  readonly page: string;
  /** Paths of a script and a style sheet with a hash in their name. */
  readonly script: string;
  readonly styleSheet: string;
}

/**
 * Reads home page and sitemap of a running site.
 * @throws {Error} if the site does not respond or is not ours; the message says what was found
 */
export async function discoverSite(origin: URL): Promise<SiteUnderTest> {
  const get = (path: string, options?: AskOptions) => ask(origin, path, options);
  const home = await get('/');
  if (home.status !== 200) throw new Error(`GET ${origin.origin}/ has status ${String(home.status)}.`);
  const html = home.body.toString();
  const find = (what: string, pattern: RegExp, text: string): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`${origin.origin}${what} is not there. Is this the site?`);
    return found;
  };
  const sitemap = (await get('/sitemap.xml')).body.toString();
  const page = find('/sitemap.xml with a second page', /<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/, sitemap);
  return {
    origin,
    ask: get,
    askWithoutTls: (path) => ask(new URL(`http://${origin.hostname}`), path),
    page,
    script: find('/, with a script in /assets,', /["'`(](\/assets\/[\w.-]+\.js)/, html),
    styleSheet: find('/, with a style sheet in /assets,', /(\/assets\/[\w.-]+\.css)/, html),
  };
}
