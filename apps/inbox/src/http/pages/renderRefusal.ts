import { company } from '@keystrand/content';
import { html } from 'hono/html';
import { refusalTexts } from './refusalTexts.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';
import type { RefusedError } from '../RefusedError.ts';

/** Renders why a request was refused, what to do now, and the company's e-mail address. */
export function renderRefusal({ status, message }: RefusedError, siteUrl: string): Html {
  const { title, text } = refusalTexts[status];
  return renderPage({
    title,
    siteUrl,
    content: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p>${message}</p>
      <p>
        <a href="${siteUrl}/contact">Go to the contact page</a>, or write to
        <a href="mailto:${company.email}">${company.email}</a>.
      </p>`,
  });
}
