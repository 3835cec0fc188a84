import { company } from '@keystrand/content';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { style } from './style.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Without white space around the style sheet: the policy has its hash. */
const styleElement = raw(`<style>${style}</style>`);

/** The mark of `StrandMark` in `libs/ui`. */
const mark = raw(
  '<svg width="28" height="16" viewBox="-1.5 -2.25 28 16" aria-hidden="true"><path class="mint" d="M0 10.9C1.39 10.9 2.78 9.88 4.17 8.33S6.94 4.73 8.33 3.17S11.11 0.6 12.5 0.6S15.28 1.62 16.67 3.17S19.44 6.77 20.83 8.33S23.61 10.9 25 10.9"/><path class="blue" d="M0 0.6C1.39 0.6 2.78 1.62 4.17 3.17S6.94 6.77 8.33 8.33S11.11 10.9 12.5 10.9S15.28 9.88 16.67 8.33S19.44 4.73 20.83 3.17S23.61 0.6 25 0.6"/></svg>',
);

/** Renders a complete page. */
export function renderPage(options: {
  /** Title of the document, without the company's name; default: the heading. */
  readonly title?: string;
  readonly heading: string;
  /** Follows the heading. */
  readonly lead?: string;
  /** Origin of the site, for links; empty if it is that of the inbox. */
  readonly siteUrl: string;
  readonly content: Html;
}): Html {
  const { heading, title = heading, lead, siteUrl, content } = options;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${company.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${styleElement}
      </head>
      <body>
        <header>
          <div class="container"><a class="logo" href="${siteUrl}/">${mark}${company.name}</a></div>
        </header>
        <main>
          <div class="container">
            <h1>${heading}</h1>
            ${lead === undefined ? '' : html`<p class="lead">${lead}</p>`}
          </div>
          <div class="surface">${content}</div>
        </main>
        <footer>
          <div class="container">
            <a href="mailto:${company.email}">${company.email}</a>
            <a href="${company.phone.href}">${company.phone.display}</a>
            <a href="${siteUrl}/privacy-policy">Privacy policy</a>
          </div>
        </footer>
      </body>
    </html>`;
}
