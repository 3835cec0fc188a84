import { checkboxValue, company, getFields, forms, submissionNames } from '@keystrand/content';
import type { FieldErrors, FormField } from '@keystrand/content';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { inboxPath } from '../../../../.config/inboxContract.ts';
import { formatReference } from '../reference.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import type { Submission } from './readSubmission.ts';
import { style } from './style.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Without white space around the style sheet: the policy has its hash. */
const styleElement = raw(`<style>${style}</style>`);

const mailLink = html`<a href="mailto:${company.email}">${company.email}</a>`;
const phoneLink = html`<a href="${company.phone.href}">${company.phone.display}</a>`;

/** Renders a page. `siteUrl` is the origin of the site, for links; empty if it is that of the inbox. */
function renderPage(siteUrl: string, heading: string, content: Html, title = heading): Html {
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
        <header><a href="${siteUrl}/">${company.name}</a></header>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
        <footer>
          ${mailLink} ${phoneLink}
          <a href="${siteUrl}/privacy-policy">Privacy policy</a>
        </footer>
      </body>
    </html>`;
}

const fieldId = ({ name }: FormField) => `field-${name}`;

/** Radio buttons are a list, too. */
function renderControl(field: FormField, value: string, attributes: Html): Html {
  if (field.control === 'area')
    // The parser drops a line feed at the start; without it, it would drop the first of the text.
    return html`<textarea ${attributes} rows="${field.rows}">${'\n' + value}</textarea>`;
  if ('options' in field)
    return html`<select ${attributes}>
      <option value="">${field.control === 'select' && field.placeholder}</option>
      ${field.options.map((option) => html`<option${option === value && html` selected`}>${option}</option>`)}
    </select>`;
  if (field.control === 'checkbox') {
    const checked = value === checkboxValue && html`checked`;
    return html`<input ${attributes} type="checkbox" value="${checkboxValue}" ${checked} />`;
  }
  const { type = 'text', autoComplete } = field;
  return html`<input
    ${attributes}
    type="${type}"
    value="${value}"
    ${autoComplete && html`autocomplete="${autoComplete}"`}
  />`;
}

function renderField(field: FormField, value: string, error: string | undefined): Html {
  const { name, hint, missing } = field;
  const id = fieldId(field);
  const mark = missing ? '' : html` <span class="optional">(optional)</span>`;
  const label = html`<label for="${id}">${field.label}${mark}</label>`;
  // The prefix is for those who cannot see the colour.
  const notes = html`${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
  ${error && html`<p class="error" id="${id}-error"><span class="visually-hidden">Error:</span> ${error}</p>`}`;
  const noteIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = html`id="${id}" name="${name}" ${missing && html`required`}
  ${noteIds !== '' && html`aria-describedby="${noteIds}"`} ${error && html`aria-invalid="true"`}`;
  return html`<div class="field">${label} ${notes} ${renderControl(field, value, attributes)}</div>`;
}

/** Shows errors as WCAG 3.3.1 and 3.3.3 require. Native validation is off: it would show one error at a time. */
export function formPage({ definition, values }: Submission, errors: FieldErrors, siteUrl: string): Html {
  const fields = getFields(definition);
  const links = fields
    .filter(({ name }) => name in errors)
    .map((field) => html`<li><a href="#${fieldId(field)}">${errors[field.name]}</a></li>`);
  return renderPage(
    siteUrl,
    definition.heading,
    html`<div class="summary" role="alert">
        <h2>There is a problem</h2>
        <p>Your message was not sent. What you entered is still in the form.</p>
        <ul role="list">
          ${links}
        </ul>
      </div>
      <form method="post" action="${inboxPath}" novalidate>
        ${fields.map((field) => renderField(field, values[field.name] ?? '', errors[field.name]))}
        <input type="hidden" name="${submissionNames.form}" value="${definition.id}" />
        <div class="visually-hidden" aria-hidden="true">
          <label for="honeypot">Leave this field empty</label>
          <input id="honeypot" name="${submissionNames.honeypot}" tabindex="-1" autocomplete="off" />
        </div>
        <button type="submit">${definition.submit}</button>
      </form>`,
    `Error: ${definition.heading}`,
  );
}

/** Renders the confirmation of a stored inquiry: without its content, because the address may be passed on. */
export function confirmationPage({ id, form }: Pick<NewInquiry, 'id' | 'form'>, siteUrl: string): Html {
  const { heading, text } = forms[form].sent;
  return renderPage(
    siteUrl,
    heading,
    html`<p>${text}</p>
      <p>Reference: <strong class="reference">${formatReference(id)}</strong></p>
      <p>
        Your message is stored. If you want to add to it, or do not hear from us in time, write to ${mailLink}
        or call ${phoneLink}, and quote the reference.
      </p>
      <p><a href="${siteUrl}/privacy-policy">What we keep, and how long</a></p>`,
  );
}

/** Headings of refusals; by default 'Your message was not sent'. */
const headings: Readonly<Record<number, string>> = {
  404: 'Nothing was found here',
  500: 'We do not know whether your message was sent',
};

/** What happened, whether anything was stored, and what to do; by default that the form was not expected. */
const texts: Readonly<Record<number, string>> = {
  404: 'There is no page, or no message with this reference: it may have been deleted.',
  413: 'It is too long. Nothing was stored. Shorten it and send it again.',
  429: 'Too many messages have arrived. Nothing was stored. Wait some minutes, then send it again.',
  500: 'The service that takes our messages has a fault. Send it again: if it was stored already, it is not stored twice.',
  503: 'Messages cannot be stored at present, because of a fault on our side. Nothing was stored. Try again in a minute.',
};
const unexpected =
  'The form sent something unexpected: it may be of an older version of this site. Nothing was stored.';

export function refusalPage(status: number, message: string, siteUrl: string): Html {
  return renderPage(
    siteUrl,
    headings[status] ?? 'Your message was not sent',
    html`<p>${texts[status] ?? unexpected}</p>
      <p>Your browser’s Back button leads to the form, usually with what you entered.</p>
      <p>You can also write to ${mailLink} or call ${phoneLink}.</p>
      <p><a href="${siteUrl}/contact">Go to the contact page</a></p>
      <p class="note">Status ${status}. ${message}</p>`,
  );
}
