import type { FormDefinition } from '@keystrand/content';
import { fieldsOf } from './formValues';
import type { FormValues } from './formValues';

/** An e-mail that the visitor's own program is asked to write. */
export interface ComposedMail {
  /** Address of the link that opens it (RFC 6068). */
  readonly href: string;
  /** The whole message, for copying. */
  readonly text: string;
  /** Whether the link carries the whole text; some mail programs cut what is longer. */
  readonly complete: boolean;
}

/** Characters that every mail program takes in a link: the shortest known limit is 2,083. */
const longestHref = 2000;

/** RFC 6068, section 5: line breaks are CRLF, everything but the unreserved is escaped. */
function escape(text: string): string {
  return encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
}

function mailHref(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${escape(subject)}&body=${escape(body)}`;
}

function mailText(definition: FormDefinition, values: FormValues): string {
  const lines: string[] = [];
  for (const { name, label, control } of fieldsOf(definition)) {
    const value = (values[name] ?? '').trim();
    if (value === '') continue;
    if (control === 'checkbox') lines.push(label);
    else if (control === 'area') lines.push('', `${label}\n${value}`, '');
    else lines.push(label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`);
  }
  return lines.join('\n').trim();
}

/** Writes a form out as an e-mail to `to`; the text of a long one is cut in the link and whole in `text`. */
export function composeMail(to: string, definition: FormDefinition, values: FormValues): ComposedMail {
  const { subject } = definition;
  const text = mailText(definition, values);
  const href = mailHref(to, subject, text);
  if (href.length <= longestHref) return { href, text, complete: true };
  const note = '\n\n[Cut here. Please paste the rest of the message from the page.]';
  // By code point: half of a surrogate pair cannot be escaped.
  const points = Array.from(text);
  const cutTo = (count: number) => mailHref(to, subject, points.slice(0, count).join('') + note);
  let fits = 0;
  let tooLong = points.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cutTo(middle).length <= longestHref) fits = middle;
    else tooLong = middle;
  }
  return { href: cutTo(fits), text, complete: false };
}

/** Address of a form that goes without a script and without an endpoint. */
export function plainMailAction(to: string, definition: FormDefinition): string {
  return `mailto:${to}?subject=${escape(definition.subject)}`;
}
