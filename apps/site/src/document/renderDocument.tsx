import type { PageKind, PagePayload } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../bootstrap/theme';
import { documentTitle } from '../documentTitle';
import { feedLink } from './feedLink';
import { SharingTags } from './SharingTags';
import { structuredData } from './structuredData';

/** Build output that each document contains or refers to. */
export interface DocumentAssets {
  /** Content-Security-Policy with the hashes of the inline script and style. */
  readonly policy: string;
  /** Critical CSS, inlined into the document. */
  readonly criticalStyle: string;
  /**
   * URL of the style sheet with the states of pointing devices, transitions, print and the CSS of other pages;
   * `loading/siteStyles` loads it before hydration, and the document without JavaScript.
   */
  readonly styleSheet: string;
  /** The inline bootstrap script, the same on every page. */
  readonly bootstrap: string;
  /** URL of the font to preload. */
  readonly font: string;
}

/** Page kinds whose content has state or event handlers, in addition to links and native behaviour of the browser. */
const hydratedKinds: readonly PageKind[] = ['assessment', 'directory', 'form'];

/**
 * Returns whether the content of a prerendered page is hydrated. Otherwise only the shell around it is
 * (docs/decisions/0019).
 */
export const isHydrated = (kind: PageKind): boolean => hydratedKinds.includes(kind);

/**
 * Returns JSON that is safe inside a script element, with `<` escaped
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
function scriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Returns the complete HTML document of a page around the markup of its root element.
 * Only the root element is hydrated, so the head cannot cause hydration mismatches.
 */
export function renderDocument(payload: PagePayload, rootMarkup: string, assets: DocumentAssets): string {
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
        <meta name="theme-color" content={themeColor.light} />
        <script dangerouslySetInnerHTML={{ __html: assets.bootstrap }} />
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
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
          // Not a `link` element: browsers would fetch it at once. Read by `loading/siteStyles`.
          data-styles={assets.styleSheet}
          {...(notFound ? { 'data-page': 'not-found' } : {})}
          {...(isHydrated(page.kind) ? { 'data-content': 'live' } : {})}
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
