import type { Page } from '@keystrand/content';
import { feedLink } from './feedLink';

/** Icons, manifest and, where articles are near, the feed: found by browsers and readers without a visible link. */
export function SiteLinks({ page }: { readonly page: Page }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page.kind === 'blog' || page.kind === 'home' ? (
        <link rel="alternate" type={feedLink.type} title={feedLink.title} href={feedLink.path} />
      ) : null}
    </>
  );
}
