import { createEngine } from '@keystrand/chat-engine';
import { chatFallback } from '@keystrand/content/chat';
import type { ChatReply } from '@keystrand/ui/chat';
import { chatTable } from './chatTable';

/** Answers from the site's keywords. */
export const chatEngine = createEngine<ChatReply>(chatTable, { fallback: [chatFallback] });
