import { company } from '@keystrand/content';
import type { PagePayload } from '@keystrand/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeColor } from '../bootstrap/theme';
import { documentTitle } from '../documentTitle';
import { structuredData } from './structuredData';

/** What the build knows and a page's document needs. */
export interface DocumentAssets {
  /** Style sheets to stand in the document itself, in order: their text and their address. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  /** The inline bootstrap script, the same on every page. */
  readonly bootstrap: string;
  /** Address of the face to preload. */
  readonly font: string;
}

/** `disabled` of a link (HTML standard, section 4.2.4), which React's types do not know. */
const disabled = { disabled: true };

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
  const title = documentTitle(page);
  const canonical = company.url + page.path;
  const document = (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={page.description} />
        <meta name="theme-color" content={themeColor.light} />
        <script dangerouslySetInnerHTML={{ __html: assets.bootstrap }} />
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        <style dangerouslySetInnerHTML={{ __html: assets.styles.map(({ text }) => text).join('') }} />
        {assets.styles.map(({ href }) => (
          // Already in the document: disabled, it is not fetched, and the loader of a chunk finds it and is content.
          <link key={href} rel="stylesheet" href={href} {...disabled} />
        ))}
        {notFound ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={canonical} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={company.name} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={page.description} />
            <meta property="og:url" content={canonical} />
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(payload)) }}
            />
          </>
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <div
          id="root"
          {...(notFound ? { 'data-page': 'not-found' } : {})}
          dangerouslySetInnerHTML={{ __html: rootMarkup }}
        />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
