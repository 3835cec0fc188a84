import { chatTopics } from '@keystrand/content/chat';
import type { ChatReply } from '@keystrand/ui/chat';

/** A row of the keyword table, for the chat engine. */
export interface ChatRow {
  readonly term: string;
  readonly aliases?: readonly string[];
  readonly reply: ChatReply;
}

/**
 * The keywords with their replies. The built site has another in its place, made of the same rows, whose replies are
 * fetched when they are asked for: `apps/site/vite/chatReplies.ts`.
 */
export const chatTable: readonly ChatRow[] = chatTopics;
