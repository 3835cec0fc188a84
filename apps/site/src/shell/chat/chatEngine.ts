import { createEngine } from '@keystrand/chat-engine';
import { chatFallback } from '@keystrand/content/chat';
import type { ChatReply } from '@keystrand/ui/chat';
import { chatTable } from './chatTable';

/** Chat engine with the site's keyword table and fallback reply. */
export const chatEngine = createEngine<ChatReply>(chatTable, { fallback: [chatFallback] });
