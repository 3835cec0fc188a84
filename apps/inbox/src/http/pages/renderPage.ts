import { company } from '@keystrand/content';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { style } from './style.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Without white space around the style sheet: the policy has its hash. */
const styleElement = raw(`<style>${style}</style>`);

/** Renders a complete page. */
export function renderPage(options: {
  /** Title of the document, without the company's name. */
  readonly title: string;
  /** Origin of the site, for links; empty if it is that of the inbox. */
  readonly siteUrl: string;
  readonly content: Html;
}): Html {
  const { title, siteUrl, content } = options;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${company.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${styleElement}
      </head>
      <body>
        <header>
          <a class="logo" href="${siteUrl}/">${company.name}</a>
        </header>
        <main>${content}</main>
        <footer>
          <p>
            <a href="mailto:${company.email}">${company.email}</a>
            <a href="${siteUrl}/privacy-policy">Privacy policy</a>
          </p>
        </footer>
      </body>
    </html>`;
}
