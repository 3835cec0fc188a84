import type { HostingManifest } from '../headers/HostingManifest.ts';
import { caddyFiles } from './caddy.ts';
import { cloudflarePagesFiles, netlifyFiles } from './headersFile.ts';
import { nginxFiles } from './nginx.ts';

interface Host {
  /** Returns the text of the host's configuration files, by their path relative to the folder to upload. */
  readonly files: (manifest: HostingManifest) => Readonly<Record<string, string>>;
  /**
   * Whether it is a server of one's own: the configuration is next to the folder `site`, which contains the compressed copies,
   * and requests of forms can be passed to an inbox. Other hosts read their configuration from the site itself, and compress
   * responses themselves.
   */
  readonly isServer: boolean;
}

export const hosts: Readonly<Record<string, Host | undefined>> = {
  nginx: { files: nginxFiles, isServer: true },
  caddy: { files: caddyFiles, isServer: true },
  netlify: { files: netlifyFiles, isServer: false },
  'cloudflare-pages': { files: cloudflarePagesFiles, isServer: false },
  'github-pages': {
    // Jekyll would leave out `.well-known`; `CNAME` keeps the site's own domain when a branch is published.
    files: ({ origin }) => ({ '.nojekyll': '', CNAME: `${new URL(origin).host}\n` }),
    isServer: false,
  },
};
