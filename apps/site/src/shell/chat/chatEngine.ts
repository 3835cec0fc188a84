import { createEngine } from '@keystrand/chat-engine';
import { createQuestions } from '@keystrand/chat-engine/questions';
import { chatFallback, chatQuestionOptions, chatQuestionRows, chatTopics } from '@keystrand/content/chat';
import type { ChatEngine, MessageText } from '@keystrand/ui/chat';
import { onIdle } from '../onIdle';

const questions = createQuestions(chatQuestionRows, chatQuestionOptions);

export const chatEngine: ChatEngine = {
  ...createEngine<MessageText>(chatTopics, { fallback: [chatFallback] }),
  ask: questions.ask,
};

/** Indexes the questions 20 rows at a time, so that no task takes long; a question that comes first indexes the rest. */
export function indexQuestions(): void {
  if (!questions.index(20)) onIdle(indexQuestions);
}
