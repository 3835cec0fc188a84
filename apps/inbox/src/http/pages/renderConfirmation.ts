import type { FormDefinition } from '@keystrand/content';
import { html } from 'hono/html';
import { formatReference } from '../../reference/formatReference.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

/** Renders the confirmation of a stored inquiry. */
export function renderConfirmation({ sent }: FormDefinition, reference: string, siteUrl: string): Html {
  return renderPage({
    title: sent.heading,
    siteUrl,
    content: html`<h1>${sent.heading}</h1>
      <p class="lead">${sent.text}</p>
      <p>
        Your reference is <strong class="reference">${formatReference(reference)}</strong>. Quote it if you
        write or call about this message.
      </p>
      <p><a href="${siteUrl}/">Back to the home page</a></p>`,
  });
}
