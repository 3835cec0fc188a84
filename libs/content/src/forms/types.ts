import type { FormId } from '../types';

interface FieldBase {
  /** Name of the value in what is sent. */
  readonly name: string;
  readonly label: string;
  /** Stands between label and control: why it is asked, or in which form. */
  readonly hint?: string;
  /** What to do when the field is left empty, in words; a field without them is optional. */
  readonly missing?: string;
}

/** One line of text. */
export interface TextField extends FieldBase {
  readonly control: 'text';
  /** @default 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** Token of the HTML standard, section 4.10.18.7 (WCAG 1.3.5). */
  readonly autoComplete?: 'name' | 'email' | 'tel' | 'organization' | 'organization-title' | 'off';
  /** In UTF-16 code units, as the browser counts. */
  readonly maxLength: number;
  /** What the whole text must match, and what to do where it does not; syntax of the `pattern` attribute (flag `v`). */
  readonly pattern?: { readonly source: string; readonly mismatch: string };
}

/** Several lines of text. */
export interface AreaField extends FieldBase {
  readonly control: 'area';
  readonly maxLength: number;
  readonly rows: number;
}

/** One choice from a list; the values are words, so that what arrives can be read. */
export interface SelectField extends FieldBase {
  readonly control: 'select';
  /** The entry that chooses nothing. */
  readonly placeholder: string;
  readonly options: readonly string[];
}

/** One choice of few, all in sight. */
export interface RadioField extends FieldBase {
  readonly control: 'radio';
  readonly options: readonly string[];
}

/** A statement to agree with; its value is `yes` or empty. */
export interface CheckboxField extends FieldBase {
  readonly control: 'checkbox';
}

export type FormField = TextField | AreaField | SelectField | RadioField | CheckboxField;

/** A field by itself, or two short ones side by side. */
export type FormRow = readonly [FormField] | readonly [FormField, FormField];

export interface FormDefinition {
  readonly id: FormId;
  /** Stands over the form. */
  readonly heading: string;
  readonly rows: readonly FormRow[];
  /** Words of the button where an endpoint takes the form. */
  readonly submit: string;
  /** Subject of the e-mail, and of the message that an endpoint passes on. */
  readonly subject: string;
  /** What replaces the form once the endpoint has confirmed it. */
  readonly sent: { readonly heading: string; readonly text: string };
}
