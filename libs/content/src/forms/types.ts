import type { FormId } from '../types';

interface FieldBase {
  /** Name of the value in the submitted data. */
  readonly name: string;
  readonly label: string;
  /** Shown between label and control: the reason for the question or the expected format. */
  readonly hint?: string;
  /** Error message for an empty field; a field without it is optional. */
  readonly missing?: string;
}

export interface TextField extends FieldBase {
  readonly control: 'text';
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel';
  /** Autofill token (HTML standard, section 4.10.18.7; WCAG 1.3.5). */
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization' | 'organization-title' | 'off';
  /** In UTF-16 code units, as the browser counts. */
  readonly maxLength: number;
  /** Regular expression for the whole value, in the syntax of the `pattern` attribute (flag `v`), and the error message. */
  readonly pattern?: { readonly source: string; readonly mismatch: string };
}

export interface AreaField extends FieldBase {
  readonly control: 'area';
  readonly maxLength: number;
  readonly rows: number;
}

/** One choice from a list; the values equal the visible labels, so that the received message is readable. */
export interface SelectField extends FieldBase {
  readonly control: 'select';
  /** Label of the empty option. */
  readonly placeholder: string;
  readonly options: readonly string[];
}

/** One choice from a few visible options. */
export interface RadioField extends FieldBase {
  readonly control: 'radio';
  readonly options: readonly string[];
}

/** A statement to confirm; its value is `yes` or empty. */
export interface CheckboxField extends FieldBase {
  readonly control: 'checkbox';
}

export type FormField = TextField | AreaField | SelectField | RadioField | CheckboxField;

/** One field, or two short fields side by side. */
export type FormRow = readonly [FormField] | readonly [FormField, FormField];

export interface FormDefinition {
  readonly id: FormId;
  readonly heading: string;
  readonly rows: readonly FormRow[];
  /** Label of the submit button when an endpoint is configured. */
  readonly submit: string;
  /** Subject of the e-mail, also submitted to the endpoint. */
  readonly subject: string;
  /** Confirmation shown instead of the form after the endpoint has accepted it. */
  readonly sent: { readonly heading: string; readonly text: string };
}
