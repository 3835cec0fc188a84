import { emptyConversation, maxMessages } from './conversationReducer';
import type { Conversation, PendingReply } from './conversationReducer';
import { isSafeHref } from './isSafeHref';
import type { ChatMessage, MessageNode } from './types';

/** Version of the stored format; data of another version is discarded. */
const version = 3;

/** Maximum length of stored text in UTF-16 units; longer text is discarded. A full history is far shorter. */
const maxLength = 500_000;

/** Serializes a conversation for `decodeHistory`. */
export function encodeHistory(conversation: Conversation): string {
  const { messages, pending, fallbacks, unread, nextId } = conversation;
  return JSON.stringify({
    version,
    messages: messages.slice(-maxMessages),
    pending,
    fallbacks,
    unread,
    nextId,
  });
}

/** Parses a stored conversation. Returns undefined for anything invalid or of another version; never throws. */
export function decodeHistory(stored: string | null): Conversation | undefined {
  if (stored === null || stored.length > maxLength) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value['version'] !== version) return undefined;
  const { messages, pending, fallbacks, unread, nextId } = value;
  if (!Array.isArray(messages) || !messages.every(isMessage)) return undefined;
  if (!Array.isArray(pending) || !pending.every(isPending)) return undefined;
  if (!isCount(fallbacks) || !isCount(unread) || !isCount(nextId)) return undefined;
  // Ids are React keys and must be unique, the next one included.
  const ids = new Set(messages.map(({ id }) => id));
  if (ids.size !== messages.length || messages.some(({ id }) => id >= nextId)) return undefined;
  return {
    ...emptyConversation,
    messages: messages.slice(-maxMessages),
    pending: pending.filter(({ to }) => ids.has(to)),
    fallbacks,
    unread,
    nextId,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isNode(value: unknown): value is MessageNode {
  if (typeof value === 'string') return true;
  return (
    isRecord(value) &&
    typeof value['text'] === 'string' &&
    typeof value['href'] === 'string' &&
    isSafeHref(value['href'])
  );
}

/** Returns whether `value` is a valid time: `toISOString` throws on any other. */
function isTimestamp(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

function isMessage(value: unknown): value is ChatMessage {
  return (
    isRecord(value) &&
    isCount(value['id']) &&
    (value['from'] === 'user' || value['from'] === 'bot') &&
    Array.isArray(value['text']) &&
    value['text'].every(isNode) &&
    isTimestamp(value['at']) &&
    isTopics(value['topics'] ?? []) &&
    typeof (value['urgent'] ?? false) === 'boolean'
  );
}

function isTopics(value: unknown): boolean {
  return Array.isArray(value) && value.every((topic) => typeof topic === 'string');
}

function isPending(value: unknown): value is PendingReply {
  return (
    isRecord(value) &&
    isCount(value['to']) &&
    typeof value['text'] === 'string' &&
    isTimestamp(value['dueAt'])
  );
}
