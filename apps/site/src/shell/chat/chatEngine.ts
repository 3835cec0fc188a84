import { createEngine } from '@keystrand/chat-engine';
import { createQuestions } from '@keystrand/chat-engine/questions';
import { chatFallback, chatTopics, chatUnrelated } from '@keystrand/content/chat';
import type { ChatEngine, MessageText } from '@keystrand/ui/chat';

const questions = createQuestions(chatTopics, {
  // Words of instructions for emergencies would find emergencies in other questions.
  textOf: ({ reply, urgent }) =>
    urgent ? '' : reply.map((node) => (typeof node === 'string' ? node : node.text)).join(''),
  unrelated: chatUnrelated,
  addressed: new Set(['we', 'our', 'us', 'you', 'your']),
});

/** Chat engine with the site's keyword table and fallback reply. */
export const chatEngine: ChatEngine = {
  ...createEngine<MessageText>(chatTopics, { fallback: [chatFallback] }),
  ask: questions.ask,
};
