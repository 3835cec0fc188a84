import { createEngine } from '@keystrand/chat-engine';
import { createQuestions } from '@keystrand/chat-engine/questions';
import { chatFallback, chatTopics } from '@keystrand/content/chat';
import type { ChatEngine, MessageText } from '@keystrand/ui/chat';

const questions = createQuestions(chatTopics, { strictness: 1.4 });

/** Chat engine with the site's keyword table and fallback reply. */
export const chatEngine: ChatEngine = {
  ...createEngine<MessageText>(chatTopics, { fallback: [chatFallback] }),
  ask: questions.ask,
};
