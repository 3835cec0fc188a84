import { company } from '@keystrand/content';
import { html } from 'hono/html';
import type { FilledForm } from './FilledForm.ts';
import { renderForm } from './renderForm.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

/** Renders a form that could not be stored, with what was entered, so that nothing is lost. */
export function renderUnsentForm(
  form: FilledForm,
  { title, text }: { readonly title: string; readonly text: string },
  siteUrl: string,
): Html {
  return renderPage({
    heading: title,
    lead: text,
    siteUrl,
    content: html`<p>
        What you entered is still in the form. Send it again, or copy it into an e-mail to
        <a href="mailto:${company.email}">${company.email}</a>.
      </p>
      ${renderForm(form, {})}`,
  });
}
