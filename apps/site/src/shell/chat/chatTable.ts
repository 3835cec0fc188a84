import type { Entry } from '@keystrand/chat-engine';
import { chatTopics } from '@keystrand/content/chat';
import type { ChatReply } from '@keystrand/ui/chat';

/** A row of the chat engine's keyword table. */
export type ChatRow = Entry<ChatReply>;

/** The keyword table. The build replaces this module by one that fetches replies on demand, see `vite/chatReplies.ts`. */
export const chatTable: readonly ChatRow[] = chatTopics;
