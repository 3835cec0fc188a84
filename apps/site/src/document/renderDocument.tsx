import type { PagePayload } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../bootstrap/theme';
import { documentTitle } from '../documentTitle';
import { SharingTags } from './SharingTags';
import { SiteLinks } from './SiteLinks';
import { structuredData } from './structuredData';

/** What the build knows and a page's document needs. */
export interface DocumentAssets {
  /** The rules that stand in the document itself. */
  readonly criticalStyle: string;
  /** Address of the sheet with all other rules of the site. */
  readonly styleSheet: string;
  /** The inline bootstrap script, the same on every page. */
  readonly bootstrap: string;
  /** Address of the face to preload. */
  readonly font: string;
}

/** JSON that may stand in a script element: no `<` that could end it (HTML standard, section 4.12.1.3). */
function scriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * The whole document of a page, head included, around the markup of its root element.
 * The root element alone is hydrated, so nothing in the head can mismatch.
 */
export function renderDocument(payload: PagePayload, rootMarkup: string, assets: DocumentAssets): string {
  const { page } = payload;
  const notFound = page.kind === 'not-found';
  const document = (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{documentTitle(page)}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" content={themeColor.light} />
        <script dangerouslySetInnerHTML={{ __html: assets.bootstrap }} />
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: assets.criticalStyle }} />
        {notFound ? <meta name="robots" content="noindex" /> : <SharingTags page={page} />}
        <SiteLinks page={page} />
      </head>
      <body>
        <div
          id="root"
          // Not a link, which a browser that reads ahead would fetch at once: see `loading/siteStyles`.
          data-styles={assets.styleSheet}
          {...(notFound ? { 'data-page': 'not-found' } : {})}
          dangerouslySetInnerHTML={{ __html: rootMarkup }}
        />
        {notFound ? null : (
          // After the content, so that the first packets carry what is seen.
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
