import { createEngine } from '@keystrand/chat-engine';
import { chatFallback, chatTopics } from '@keystrand/content/chat';
import type { ChatReply } from '@keystrand/content/chat';

/** Answers from the site's keywords. */
export const chatEngine = createEngine<ChatReply>(chatTopics, { fallback: [chatFallback] });
