import { filledFields } from '@keystrand/content';
import type { FormDefinition, FormValues } from '@keystrand/content';
import { encodeMailText } from './plainMailAction';

/** An e-mail for the visitor's mail program. */
export interface ComposedMail {
  /** `mailto:` URL (RFC 6068). */
  readonly href: string;
  /** The complete message, for copying. */
  readonly text: string;
  /** Whether `href` contains the complete message; false if it exceeded the length limit. */
  readonly complete: boolean;
}

/** Maximum length of a `mailto:` URL in characters; the lowest limit of a common mail program is 2,083. */
const maxHrefLength = 2000;

function mailHref(to: string, subject: string, body: string): string {
  return `mailto:${to}?subject=${encodeMailText(subject)}&body=${encodeMailText(body)}`;
}

function mailText(definition: FormDefinition, values: FormValues): string {
  const lines: string[] = [];
  for (const [{ label, control }, value] of filledFields(definition, values)) {
    if (control === 'checkbox') lines.push(label);
    else if (control === 'area') lines.push('', `${label}\n${value}`, '');
    else lines.push(label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`);
  }
  return lines.join('\n').trim();
}

/** Composes an e-mail to `to` with the values of a form. A long message is truncated in `href`, with a note, but not in `text`. */
export function composeMail(to: string, definition: FormDefinition, values: FormValues): ComposedMail {
  const { subject } = definition;
  const text = mailText(definition, values);
  const href = mailHref(to, subject, text);
  if (href.length <= maxHrefLength) return { href, text, complete: true };
  const note = '\n\n[Cut here. Please paste the rest of the message from the page.]';
  // By code point: `encodeURIComponent` throws on half of a surrogate pair.
  const codePoints = Array.from(text);
  const truncatedHref = (count: number) => mailHref(to, subject, codePoints.slice(0, count).join('') + note);
  let fits = 0;
  let tooLong = codePoints.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (truncatedHref(middle).length <= maxHrefLength) fits = middle;
    else tooLong = middle;
  }
  return { href: truncatedHref(fits), text, complete: false };
}
