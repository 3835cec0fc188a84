import type { HostingManifest } from '../headers/HostingManifest.ts';

/**
 * Returns the configuration of GitHub Pages, which has none for headers, cache rules or redirects.
 *
 * - `.nojekyll` publishes files as they are. Jekyll would leave out `.well-known`.
 * - `CNAME` keeps the site's own domain when a branch is published.
 *
 * Source: https://docs.github.com/en/pages
 */
export function githubPagesFiles({ origin }: HostingManifest): Readonly<Record<string, string>> {
  return { '.nojekyll': '', CNAME: `${new URL(origin).host}\n` };
}
