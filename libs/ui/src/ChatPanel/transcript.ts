import { isSafeHref } from './isSafeHref';
import type { ChatTexts } from './texts';
import type { ChatMessage, MessageNode } from './types';

const timeFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** Formats a time, in milliseconds since the epoch, as hours and minutes in the visitor's locale and time zone. */
export const formatTime = (at: number): string => timeFormat.format(at);

/**
 * Returns the conversation as plain text, one line per message, with the URLs of its links.
 * @param maxLength in UTF-16 units; the oldest messages are left out first
 */
export function transcript(
  messages: readonly ChatMessage[],
  { you, bot, omission }: Pick<ChatTexts, 'you' | 'bot' | 'omission'>,
  maxLength = Infinity,
): string {
  const lines = messages.map(
    ({ from, text, at }) =>
      `[${formatTime(at)}] ${from === 'user' ? you : bot}: ${text.map(toPlainText).join('')}`,
  );
  let length = lines.reduce((sum, line) => sum + line.length + 1, -1);
  let omitted = 0;
  while (length > maxLength && omitted < lines.length - 1) {
    // The omission line counts as well, once.
    length -= (lines[omitted] ?? '').length + 1 - (omitted === 0 ? omission.length + 1 : 0);
    omitted += 1;
  }
  return [...(omitted > 0 ? [omission] : []), ...lines.slice(omitted)].join('\n');
}

function toPlainText(node: MessageNode): string {
  if (typeof node === 'string') return node;
  const { text, href } = node;
  if (!isSafeHref(href)) return text;
  // The link text already is the e-mail address or the telephone number.
  if (href.endsWith(text.replaceAll(' ', ''))) return text;
  const address = href.startsWith('/')
    ? new URL(href, location.href).href
    : href.replace(/^(?:mailto|tel):/, '');
  return `${text} (${address})`;
}
