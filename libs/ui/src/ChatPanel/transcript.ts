import { isSafeHref } from './isSafeHref';
import type { ChatMessage, MessageNode } from './types';

export interface TranscriptOptions {
  /** Names before the messages. */
  readonly names: Readonly<Record<ChatMessage['from'], string>>;
  /** Formats a time in milliseconds since the epoch. */
  readonly formatTime: (at: number) => string;
  /** Base URL for links that are paths. */
  readonly base: string;
  /** Maximum length in UTF-16 units; the oldest messages are left out first. @default Infinity */
  readonly maxLength?: number;
  /** First line if messages were left out. */
  readonly omission: string;
}

/** Returns the conversation as plain text, one line per message, with the URLs of its links. */
export function transcript(
  messages: readonly ChatMessage[],
  { names, formatTime, base, maxLength = Infinity, omission }: TranscriptOptions,
): string {
  const lines = messages.map(
    ({ from, text, at }) =>
      `[${formatTime(at)}] ${names[from]}: ${text.map((node) => toPlainText(node, base)).join('')}`,
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

function toPlainText(node: MessageNode, base: string): string {
  if (typeof node === 'string') return node;
  const { text, href } = node;
  if (!isSafeHref(href)) return text;
  // The link text already is the e-mail address or the telephone number.
  if (href.endsWith(text.replaceAll(' ', ''))) return text;
  const address = href.startsWith('/') ? new URL(href, base).href : href.replace(/^(?:mailto|tel):/, '');
  return `${text} (${address})`;
}
