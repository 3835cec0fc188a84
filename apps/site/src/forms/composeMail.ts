import { filledFields } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';

export type ComposedMail = Readonly<ReturnType<typeof composeMail>>;

/** Maximum length of a `mailto:` URL in characters; the lowest limit of a common mail program is 2,083. */
const maxHrefLength = 2000;

/** Percent-encodes text, with line breaks as CRLF (RFC 6068, section 5). */
const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

const mailHref = (to: string, subject: string, body: string) =>
  `mailto:${to}?subject=${encode(subject)}&body=${encode(body)}`;

function mailText(definition: FormDefinition, values: FormValues): string {
  const lines: string[] = [];
  for (const [{ label, control }, value] of filledFields(definition, values)) {
    if (control === 'checkbox') lines.push(label);
    else if (control === 'area') lines.push('', `${label}\n${value}`, '');
    else lines.push(label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`);
  }
  return lines.join('\n').trim();
}

/**
 * Composes an e-mail to `to` with the values of a form: a `mailto:` URL (RFC 6068) and the text. Unless it is `complete`, a long
 * message is truncated in `href`, with a note, but not in `text`.
 */
export function composeMail(to: string, definition: FormDefinition, values: FormValues) {
  const { subject } = definition;
  const text = mailText(definition, values);
  const href = mailHref(to, subject, text);
  if (href.length <= maxHrefLength) return { href, text, complete: true };
  const note = '\n\n[Cut here. Please paste the rest of the message from the page.]';
  let room = maxHrefLength - mailHref(to, subject, note).length;
  // By code point: `encodeURIComponent` throws on half of a surrogate pair.
  const fitting = Array.from(text).filter((codePoint) => (room -= encode(codePoint).length) >= 0);
  return { href: mailHref(to, subject, fitting.join('') + note), text, complete: false };
}
