import { company, forms } from '@keystrand/content';
import { html } from 'hono/html';
import { formatReference } from '../../reference/formatReference.ts';
import type { NewInquiry } from '../../store/Inquiry.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

/** Renders the confirmation of a stored inquiry: without its content, because the address may be passed on. */
export function renderConfirmation({ id, form }: Pick<NewInquiry, 'id' | 'form'>, siteUrl: string): Html {
  const { heading, text } = forms[form].sent;
  return renderPage({
    heading,
    lead: text,
    siteUrl,
    content: html`<dl>
        <dt>Reference</dt>
        <dd class="reference">${formatReference(id)}</dd>
      </dl>
      <p>
        Your message is stored. If you want to add to it, or do not hear from us in time, write to
        <a href="mailto:${company.email}">${company.email}</a> or call
        <a href="${company.phone.href}">${company.phone.display}</a>, and quote the reference.
      </p>
      <p class="actions">
        <a class="button" href="${siteUrl}/">Back to the home page</a>
        <a href="${siteUrl}/privacy-policy">What we keep, and how long</a>
      </p>`,
  });
}
