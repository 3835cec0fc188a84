import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../../../../.config/themeColors.ts';
import { documentTitle } from '../documentTitle';
import { isHydrated } from '../loading/kinds';
import type { PageData } from '../loading/kinds';
import { SharingTags } from './SharingTags';
import { structuredData } from './structuredData';
import { absoluteUrl, canonicalPath, feedLink } from './urls';

export interface DocumentAssets {
  readonly policy: string;
  readonly criticalStyle: string;
  /** URL of the rest of the CSS, which the bootstrap script loads, and the document without JavaScript. */
  readonly styleSheet: string;
  readonly bootstrap: string;
  /** URL of the font to preload; empty in development. */
  readonly font: string;
  /** URL of the entry chunk, which differs between builds. */
  readonly build: string;
}

/** Escapes as https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements requires. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the content file of a page (`loading/contentFile`), which a page change requests: what differs between documents. A
 * page with behaviour is hydrated and rendered from its data.
 */
export function renderContent(payload: PageData, rootMarkup: string, build: string): string {
  const { page } = payload;
  const content = /<main[^>]*>(.*)<\/main>/s.exec(rootMarkup)?.[1] ?? '';
  return renderToStaticMarkup(
    <>
      <title>{documentTitle(page)}</title>
      <link rel="canonical" href={absoluteUrl(canonicalPath(page))} />
      <div id="root" data-build={build} data-kind={page.kind}>
        {isHydrated(page.kind) ? (
          <script
            id="page-data"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: scriptJson(payload) }}
          />
        ) : (
          <main dangerouslySetInnerHTML={{ __html: content }} />
        )}
      </div>
    </>,
  );
}

/** Only the root element is hydrated, so the head cannot cause hydration mismatches. */
export function renderDocument(payload: PageData, rootMarkup: string, assets: DocumentAssets): string {
  const { page } = payload;
  const notFound = page.kind === 'not-found';
  const document = (
    <html lang="en-GB" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        {/* Before everything that it restricts (https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy). */}
        <meta httpEquiv="Content-Security-Policy" content={assets.policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{documentTitle(page)}</title>
        <meta name="description" content={page.description} />
        {/* The bootstrap script sets the colour of the theme. */}
        <meta name="theme-color" content={themeColor.light} data-dark={themeColor.dark} />
        <script dangerouslySetInnerHTML={{ __html: assets.bootstrap }} />
        {assets.font ? (
          <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        ) : null}
        <style dangerouslySetInnerHTML={{ __html: assets.criticalStyle }} />
        {notFound ? <meta name="robots" content="noindex" /> : <SharingTags page={page} />}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {page.kind === 'blog' || page.kind === 'home' ? (
          // Feed autodiscovery (https://www.rssboard.org/rss-autodiscovery).
          <link rel="alternate" type={feedLink.type} title={feedLink.title} href={feedLink.path} />
        ) : null}
      </head>
      <body>
        <div
          id="root"
          data-build={assets.build}
          data-kind={page.kind}
          dangerouslySetInnerHTML={{ __html: rootMarkup }}
        />
        <noscript>
          <link rel="stylesheet" href={assets.styleSheet} />
        </noscript>
        {notFound ? null : (
          // After the content, so that the first packets contain the visible content.
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(payload)) }}
          />
        )}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
