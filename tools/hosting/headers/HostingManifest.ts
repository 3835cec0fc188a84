import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Data of the built site that a host needs. The prerender writes it to `apps/site/build/hosting.json`; our own server
 * and the generated configuration of every other host are made from it.
 */
export interface HostingManifest {
  /** Origin of the published site, such as `https://www.keystrand.example`. */
  readonly origin: string;
  /** Paths of all pages. The document of `/about` is the file `about.html`, that of `/` is `index.html`. */
  readonly paths: readonly string[];
  /** Paths of all other public files, without their compressed copies and without `404.html`. */
  readonly files: readonly string[];
  /** Value of `Strict-Transport-Security`; absent if the header is not sent. */
  readonly strictTransportSecurity?: string | undefined;
  /** Violation reports; absent if browsers send none. */
  readonly reporting?:
    | {
        readonly url: string;
        /** Policy with the hashes of all documents: the policy inside a document cannot report (CSP level 3, section 3.3). */
        readonly policy: string;
      }
    | undefined;
  /**
   * Path that forms are posted to; it and all paths below it belong to the inbox (`apps/inbox`). Absent if forms do not post
   * to the inbox on the site's own origin.
   */
  readonly inbox?: string | undefined;
}

/** Returns the path of the file with a page's document, relative to the folder of the built site. */
export const documentFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Reads `build/hosting.json`, which the prerender writes last.
 * @param site folder of the site's project
 * @throws {Error} if the site is not built; the message contains the command to run
 */
export function readHostingManifest(site: string): HostingManifest {
  const file = join(site, 'build/hosting.json');
  if (!existsSync(file))
    throw new Error(
      `The site is not built: "${file}" is missing. This builds it: npx nx run @keystrand/site:build`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as HostingManifest;
}
