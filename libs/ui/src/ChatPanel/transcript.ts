import { isSafeHref } from './isSafeHref';
import type { ChatTexts } from './texts';
import type { ChatMessage, MessageNode } from './types';

/** Formats a time, in milliseconds since the epoch, as hours and minutes (`14:05`) in the visitor's time zone. */
export const formatTime = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/**
 * Returns the conversation as plain text, one line per message, with the URLs of its links.
 * @param maxLength in UTF-16 units; the start is left out first, and replaced by an ellipsis
 */
export function transcript(
  messages: readonly ChatMessage[],
  { you, bot }: Pick<ChatTexts, 'you' | 'bot'>,
  maxLength = Infinity,
): string {
  const text = messages
    .map(
      ({ from, text: nodes, at }) =>
        `[${formatTime(at)}] ${from === 'user' ? you : bot}: ${nodes.map(toPlainText).join('')}`,
    )
    .join('\n');
  return text.length > maxLength ? `…${text.slice(1 - maxLength)}` : text;
}

function toPlainText(node: MessageNode): string {
  if (typeof node === 'string') return node;
  const { text, href } = node;
  // The link text may already be the e-mail address or the telephone number.
  if (!isSafeHref(href) || href.endsWith(text.replaceAll(' ', ''))) return text;
  const address = href.startsWith('/')
    ? new URL(href, location.href).href
    : href.replace(/^(?:mailto|tel):/, '');
  return `${text} (${address})`;
}
