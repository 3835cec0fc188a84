import { company, fieldsOf } from '@keystrand/content';
import type { FieldErrors, FormDefinition, FormValues } from '@keystrand/content';
import { html } from 'hono/html';
import { fieldId, renderForm } from './renderForm.ts';
import { renderPage } from './renderPage.ts';
import type { Html } from './renderPage.ts';

interface FilledForm {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  readonly siteUrl: string;
}

/** Renders a form with its errors beside the fields, and a summary of them above it (WCAG 3.3.1, 3.3.3). */
export function renderInvalidForm({ definition, values, siteUrl }: FilledForm, errors: FieldErrors): Html {
  const summary = fieldsOf(definition).flatMap((field) => {
    const message = errors[field.name];
    return message === undefined ? [] : [html`<li><a href="#${fieldId(field)}">${message}</a></li>`];
  });
  return renderPage({
    title: `Error: ${definition.heading}`,
    siteUrl,
    content: html`<div class="summary" role="alert">
        <h2>There is a problem</h2>
        <p>Your message was not sent. What you entered is in the form below.</p>
        <ul>
          ${summary}
        </ul>
      </div>
      <h1>${definition.heading}</h1>
      ${renderForm(definition, values, errors)}`,
  });
}

/** Renders a form that was filled in correctly, but could not be stored, so that nothing entered is lost. */
export function renderUnsentForm(
  { definition, values, siteUrl }: FilledForm,
  { title, text }: { readonly title: string; readonly text: string },
): Html {
  return renderPage({
    title,
    siteUrl,
    content: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p>
        What you entered is in the form below: send it again, or copy it into an e-mail to
        <a href="mailto:${company.email}">${company.email}</a>.
      </p>
      ${renderForm(definition, values, {})}`,
  });
}
