import { createHash } from 'node:crypto';
import { checkboxValue, company, getFields, forms, submissionNames } from '@keystrand/content';
import type { FieldErrors, FormDefinition, FormField, FormValues } from '@keystrand/content';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { inboxPath } from '../../../../.config/inboxContract.ts';
import { formatReference } from '../reference.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import { markDrawing, strandColors, style } from './style.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A form with what was entered in it. */
interface FilledForm {
  readonly definition: FormDefinition;
  readonly values: FormValues;
}

/** Source expression of the style sheet for the Content-Security-Policy. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Without white space around the style sheet: the policy has its hash. */
const styleElement = raw(`<style>${style}</style>`);

const { width, height, viewBox, strokes } = markDrawing;
const mark = html`<svg width="${width}" height="${height}" viewBox="${viewBox}" aria-hidden="true">
  ${strokes.map(({ strand, d }) => html`<path stroke="${strandColors[strand]}" d="${d}" />`)}
</svg>`;

/** Renders a page. `siteUrl` is the origin of the site, for links; empty if it is that of the inbox. */
function renderPage(
  siteUrl: string,
  { heading, title = heading, lead = '' }: { heading: string; title?: string; lead?: string },
  content: Html,
): Html {
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
            ${lead === '' ? '' : html`<p class="lead">${lead}</p>`}
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

const fieldId = ({ name }: FormField) => `field-${name}`;

function renderChoice(
  type: 'radio' | 'checkbox',
  attributes: Html,
  id: string,
  checked: boolean,
  label: Html,
) {
  return html`<div class="choice">
    <input type="${type}" id="${id}" ${attributes} ${checked ? html`checked` : ''} />
    <label for="${id}">${label}</label>
  </div>`;
}

function renderField(field: FormField, value: string, error: string | undefined): Html {
  const { name, label: text, hint, missing } = field;
  const id = fieldId(field);
  const label = html`${text}${missing === undefined ? html` <span class="optional">(optional)</span>` : ''}`;
  // The prefix is for those who cannot see the colour.
  const notes = html`${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}${
    error
      ? html`<p class="error" id="${id}-error"><span class="visually-hidden">Error:</span> ${error}</p>`
      : ''
  }`;
  const noteIds = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const described = noteIds === '' ? '' : html` aria-describedby="${noteIds}"`;
  const required = missing === undefined ? '' : html` required`;
  const attributes = html`name="${name}"${required}${described}${error ? html` aria-invalid="true"` : ''}`;
  const labelled = (control: Html) =>
    html`<div class="field"><label for="${id}">${label}</label>${notes}${control}</div>`;

  switch (field.control) {
    case 'text':
      return labelled(
        html`<input
          id="${id}"
          ${attributes}
          type="${field.type ?? 'text'}"
          value="${value}"
          ${field.autoComplete ? html`autocomplete="${field.autoComplete}"` : ''}
        />`,
      );
    case 'area':
      // The parser drops a line feed at the start; without it, it would drop the first of the text.
      return labelled(
        html`<textarea id="${id}" ${attributes} rows="${field.rows}">${'\n' + value}</textarea>`,
      );
    case 'select':
      return labelled(
        html`<select id="${id}" ${attributes}>
          <option value="">${field.placeholder}</option>
          ${field.options.map(
            (option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`,
          )}
        </select>`,
      );
    case 'radio':
      return html`<fieldset class="field" ${described}>
        <legend>${label}</legend>
        ${notes}
        ${field.options.map((option, index) =>
          renderChoice(
            'radio',
            html`name="${name}" value="${option}"${required}`,
            index === 0 ? id : `${id}-${String(index + 1)}`,
            option === value,
            html`${option}`,
          ),
        )}
      </fieldset>`;
    case 'checkbox':
      return html`<div class="field">
        ${notes}
        ${renderChoice(
          'checkbox',
          html`${attributes} value="${checkboxValue}"`,
          id,
          value === checkboxValue,
          label,
        )}
      </div>`;
  }
}

/**
 * Renders a form with values and errors, to send it again. Native validation is off: it would show one error at a time, and
 * the response shows all.
 */
function renderForm({ definition, values }: FilledForm, errors: FieldErrors): Html {
  const hidden = [
    [submissionNames.form, definition.id],
    [submissionNames.subject, definition.subject],
  ] as const;
  return html`<form method="post" action="${inboxPath}" novalidate>
    <p class="note">Everything is needed unless it says optional.</p>
    ${definition.rows.map((row) => {
      const fields = row.map((field) => renderField(field, values[field.name] ?? '', errors[field.name]));
      return fields.length === 1 ? fields : html`<div class="pair">${fields}</div>`;
    })}
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <div class="visually-hidden" aria-hidden="true">
      <label for="field-honeypot">Leave this field empty</label>
      <input
        id="field-honeypot"
        name="${submissionNames.honeypot}"
        type="text"
        tabindex="-1"
        autocomplete="off"
      />
    </div>
    <button type="submit">${definition.submit}</button>
  </form>`;
}

/** Renders a form with its errors beside the fields, and a summary of them above it (WCAG 3.3.1, 3.3.3). */
export function formPage(form: FilledForm, errors: FieldErrors, siteUrl: string): Html {
  const { heading } = form.definition;
  return renderPage(
    siteUrl,
    { title: `Error: ${heading}`, heading },
    html`<div class="summary" role="alert">
        <h2>There is a problem</h2>
        <p>Your message was not sent. What you entered is still in the form.</p>
        <ul role="list">
          ${getFields(form.definition).map((field) => {
            const message = errors[field.name];
            return message === undefined ? '' : html`<li><a href="#${fieldId(field)}">${message}</a></li>`;
          })}
        </ul>
      </div>
      ${renderForm(form, errors)}`,
  );
}

/** Renders the confirmation of a stored inquiry: without its content, because the address may be passed on. */
export function confirmationPage({ id, form }: Pick<NewInquiry, 'id' | 'form'>, siteUrl: string): Html {
  const { heading, text: lead } = forms[form].sent;
  return renderPage(
    siteUrl,
    { heading, lead },
    html`<dl>
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
  );
}

/** Title and text of a refusal: what happened, whether anything was stored, and what to do. */
type Refusal = readonly [title: string, text: string];

const notSent = (reason: string): Refusal => ['Your message was not sent', `${reason} Nothing was stored.`];
const back = 'Your browser’s Back button leads to the form, usually with what you entered.';

const refusals: Readonly<Record<number, Refusal>> = {
  400: notSent(`The form sent something unexpected: it may be of an older version of this site. ${back}`),
  403: notSent(`It did not come from a form of this site, so it was refused. ${back}`),
  404: ['Nothing was found here', 'There is no message with this reference. It may have been deleted.'],
  405: ['Forms are sent to this address', 'There is nothing to see here. The form is on the contact page.'],
  408: notSent(`It was not received completely in time: the connection may be slow. ${back} Try again.`),
  413: notSent(`It is too long. ${back} Shorten it and send it again.`),
  415: notSent(`It has a format that this site does not accept. ${back}`),
  429: notSent('Too many messages have arrived in the last minutes. Wait some minutes, then send it again.'),
  503: notSent(
    'Messages cannot be stored at present, because of a fault on our side. Try again in a minute.',
  ),
};
const fault: Refusal = [
  'We do not know whether your message was sent',
  'The service that takes our messages has a fault. Send it again: if it was stored already, it is not stored twice.',
];

/** Renders why a request was refused and what to do now, with the form as it was filled in if that is known. */
export function refusalPage(
  refusal: { readonly status: number; readonly message: string; readonly submission: FilledForm | undefined },
  siteUrl: string,
): Html {
  const { status, message, submission } = refusal;
  const [heading, lead] = refusals[status] ?? fault;
  const email = html`<a href="mailto:${company.email}">${company.email}</a>`;
  return renderPage(
    siteUrl,
    { heading, lead },
    submission
      ? html`<p>
            What you entered is still in the form. Send it again, or copy it into an e-mail to ${email}.
          </p>
          ${renderForm(submission, {})}`
      : html`<p>
            You can also write to ${email} or call
            <a href="${company.phone.href}">${company.phone.display}</a>.
          </p>
          <p class="actions"><a class="button" href="${siteUrl}/contact">Go to the contact page</a></p>
          <p class="note">Status ${status}. ${message}</p>`,
  );
}
