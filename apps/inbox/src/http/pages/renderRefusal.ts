import { company } from '@keystrand/content';
import { html } from 'hono/html';
import type { RefusedError } from '../RefusedError.ts';
import { refusalTexts } from './refusalTexts.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

/** Renders why a request was refused, what to do now, and the company's e-mail address. */
export function renderRefusal({ status, message }: RefusedError, siteUrl: string): Html {
  const { title, text } = refusalTexts[status];
  return renderPage({
    heading: title,
    lead: text,
    siteUrl,
    content: html`<p>
        You can also write to <a href="mailto:${company.email}">${company.email}</a> or call
        <a href="${company.phone.href}">${company.phone.display}</a>.
      </p>
      <p class="actions"><a class="button" href="${siteUrl}/contact">Go to the contact page</a></p>
      <p class="note">Status ${status}. ${message}</p>`,
  });
}
