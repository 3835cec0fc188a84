import { caddyFiles } from './caddy/caddyFiles.ts';
import { cloudFrontFiles } from './cloudFront/cloudFrontFiles.ts';
import { cloudflarePagesFiles } from './cloudflarePages/cloudflarePagesFiles.ts';
import { githubPagesFiles } from './githubPages/githubPagesFiles.ts';
import type { HostingManifest } from './headers/HostingManifest.ts';
import { netlifyFiles } from './netlify/netlifyFiles.ts';
import { nginxFiles } from './nginx/nginxFiles.ts';

/** A host that the site can be published on. */
export interface Host {
  /** Returns the text of the host's configuration files, by their path relative to the folder to upload. */
  readonly files: (manifest: HostingManifest) => Readonly<Record<string, string>>;
  /** Folder of the built site, relative to the folder to upload; empty if the configuration is beside `index.html`. */
  readonly siteFolder: string;
  /** Whether the host serves the `.br` and `.gz` copies of the build. All others compress responses themselves. */
  readonly servesCompressedCopies: boolean;
  /** Whether requests of forms can be passed to an inbox, so that it has the same origin as the site. */
  readonly reachesInbox: boolean;
}

/** All hosts with generated configuration, by name. The name is also the folder in `apps/site/build/hosting`. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: { files: nginxFiles, siteFolder: 'site', servesCompressedCopies: true, reachesInbox: true },
  caddy: { files: caddyFiles, siteFolder: 'site', servesCompressedCopies: true, reachesInbox: true },
  netlify: { files: netlifyFiles, siteFolder: '', servesCompressedCopies: false, reachesInbox: false },
  'cloudflare-pages': {
    files: cloudflarePagesFiles,
    siteFolder: '',
    servesCompressedCopies: false,
    reachesInbox: false,
  },
  cloudfront: {
    files: cloudFrontFiles,
    siteFolder: 'site',
    servesCompressedCopies: false,
    reachesInbox: false,
  },
  'github-pages': {
    files: githubPagesFiles,
    siteFolder: '',
    servesCompressedCopies: false,
    reachesInbox: false,
  },
};
