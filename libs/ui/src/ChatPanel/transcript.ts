import { isSafeHref } from './isSafeHref';
import type { ChatMessage, MessageNode } from './types';

export interface TranscriptOptions {
  /** Who is speaking. */
  readonly names: Readonly<Record<ChatMessage['from'], string>>;
  /** Writes a moment, in milliseconds since the epoch. */
  readonly formatTime: (at: number) => string;
  /** Address that the site's own paths are completed by. */
  readonly base: string;
  /** Longest transcript in UTF-16 units; the oldest messages are left out first. @default Infinity */
  readonly maxLength?: number;
  /** Stands where messages were left out. */
  readonly omission: string;
}

/** The conversation as plain text, a line a message, with the addresses of its links. */
export function transcript(
  messages: readonly ChatMessage[],
  { names, formatTime, base, maxLength = Infinity, omission }: TranscriptOptions,
): string {
  const lines = messages.map(
    ({ from, text, at }) =>
      `[${formatTime(at)}] ${names[from]}: ${text.map((node) => inPlainText(node, base)).join('')}`,
  );
  let length = lines.reduce((sum, line) => sum + line.length + 1, -1);
  let left = 0;
  while (length > maxLength && left < lines.length - 1) {
    // What stands in for the first one left out takes room as well.
    length -= (lines[left] ?? '').length + 1 - (left === 0 ? omission.length + 1 : 0);
    left += 1;
  }
  return [...(left > 0 ? [omission] : []), ...lines.slice(left)].join('\n');
}

function inPlainText(node: MessageNode, base: string): string {
  if (typeof node === 'string') return node;
  const { text, href } = node;
  if (!isSafeHref(href)) return text;
  // An address or a number that is spelled out already is not said twice.
  if (href.endsWith(text.replaceAll(' ', ''))) return text;
  const address = href.startsWith('/') ? new URL(href, base).href : href.replace(/^(?:mailto|tel):/, '');
  return `${text} (${address})`;
}
