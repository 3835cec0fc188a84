import { checkboxValue, submissionNames } from '@keystrand/content';
import type { FieldErrors, FormField, FormValues } from '@keystrand/content';
import { html } from 'hono/html';
import { formPath } from '../formPath.ts';
import type { FilledForm } from './FilledForm.ts';

/** Prefix of the controls' ids; the field name follows. */
const idPrefix = 'field-';

/** Returns the id of a field's control. */
export const fieldId = ({ name }: FormField) => idPrefix + name;

function attributes(field: FormField, error: string | undefined) {
  const id = fieldId(field);
  const described = [field.hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return html`${field.missing === undefined ? '' : html` required`}${
    described ? html` aria-describedby="${described}"` : ''
  }${error ? html` aria-invalid="true"` : ''}`;
}

const optional = (field: FormField) =>
  field.missing === undefined ? html` <span class="optional">(optional)</span>` : '';

/** Renders hint and error; the prefix is for those who cannot see the colour. */
function notes(field: FormField, error: string | undefined) {
  const id = fieldId(field);
  return html`${field.hint ? html`<p class="hint" id="${id}-hint">${field.hint}</p>` : ''}${
    error
      ? html`<p class="error" id="${id}-error"><span class="visually-hidden">Error:</span> ${error}</p>`
      : ''
  }`;
}

function renderControl(field: FormField, value: string, error: string | undefined) {
  const id = fieldId(field);
  const shared = html`id="${id}" name="${field.name}"${attributes(field, error)}`;
  switch (field.control) {
    case 'text':
      return html`<input
        ${shared}
        type="${field.type ?? 'text'}"
        value="${value}"
        ${field.autoComplete ? html`autocomplete="${field.autoComplete}"` : ''}
      />`;
    case 'area':
      // The parser drops a line feed at the start; without it, it would drop the first of the text.
      return html`<textarea ${shared} rows="${field.rows}">${'\n' + value}</textarea>`;
    case 'select':
      return html`<select ${shared}>
        <option value="">${field.placeholder}</option>
        ${field.options.map(
          (option) => html`<option${option === value ? html` selected` : ''}>${option}</option>`,
        )}
      </select>`;
    case 'radio':
      return field.options.map((option, index) => {
        const optionId = index === 0 ? id : `${id}-${String(index + 1)}`;
        return html`<div class="choice">
          <input
            type="radio"
            id="${optionId}"
            name="${field.name}"
            value="${option}"
            ${field.missing === undefined ? '' : html` required`}${option === value ? html` checked` : ''}
          />
          <label for="${optionId}">${option}</label>
        </div>`;
      });
    case 'checkbox':
      return html`<div class="choice">
        <input
          type="checkbox"
          ${shared}
          value="${checkboxValue}"
          ${value === checkboxValue ? html` checked` : ''}
        />
        <label for="${id}">${field.label}${optional(field)}</label>
      </div>`;
  }
}

function renderField(field: FormField, values: FormValues, errors: FieldErrors) {
  const error = errors[field.name];
  const control = renderControl(field, values[field.name] ?? '', error);
  if (field.control === 'checkbox') return html`<div class="field">${notes(field, error)}${control}</div>`;
  if (field.control === 'radio') {
    const id = fieldId(field);
    const described = [field.hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
    return html`<fieldset class="field" ${described ? html` aria-describedby="${described}"` : ''}>
      <legend>${field.label}${optional(field)}</legend>
      ${notes(field, error)}${control}
    </fieldset>`;
  }
  return html`<div class="field">
    <label for="${fieldId(field)}">${field.label}${optional(field)}</label>
    ${notes(field, error)}${control}
  </div>`;
}

/**
 * Renders a form with values and errors, to send it again. Native validation is off: it would show one error at a time, and
 * the response shows all.
 */
export function renderForm({ definition, values }: FilledForm, errors: FieldErrors) {
  return html`<form method="post" action="${formPath}" novalidate>
    <p class="note">Everything is needed unless it says optional.</p>
    ${definition.rows.map((row) =>
      row.length === 1
        ? renderField(row[0], values, errors)
        : html`<div class="pair">${row.map((field) => renderField(field, values, errors))}</div>`,
    )}
    <input type="hidden" name="${submissionNames.form}" value="${definition.id}" />
    <input type="hidden" name="${submissionNames.subject}" value="${definition.subject}" />
    <div class="visually-hidden" aria-hidden="true">
      <label for="${idPrefix}honeypot">Leave this field empty</label>
      <input
        id="${idPrefix}honeypot"
        name="${submissionNames.honeypot}"
        type="text"
        tabindex="-1"
        autocomplete="off"
      />
    </div>
    <p><button type="submit">${definition.submit}</button></p>
  </form>`;
}
