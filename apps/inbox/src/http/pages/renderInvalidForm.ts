import { fieldsOf } from '@keystrand/content';
import type { FieldErrors } from '@keystrand/content';
import { html } from 'hono/html';
import type { FilledForm } from './FilledForm.ts';
import { fieldId, renderForm } from './renderForm.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

/**
 * Renders a form with its errors beside the fields, and a summary of them above it (WCAG 3.3.1, 3.3.3; error summary of the
 * GOV.UK Design System).
 */
export function renderInvalidForm(form: FilledForm, errors: FieldErrors, siteUrl: string): Html {
  const { heading } = form.definition;
  return renderPage({
    title: `Error: ${heading}`,
    heading,
    siteUrl,
    content: html`<div class="summary" role="alert">
        <h2>There is a problem</h2>
        <p>Your message was not sent. What you entered is still in the form.</p>
        <ul role="list">
          ${fieldsOf(form.definition).map((field) => {
            const message = errors[field.name];
            return message === undefined ? '' : html`<li><a href="#${fieldId(field)}">${message}</a></li>`;
          })}
        </ul>
      </div>
      ${renderForm(form, errors)}`,
  });
}
