import { createEngine } from '@keystrand/chat-engine';
import { createNearSearch } from '@keystrand/chat-engine/near';
import { createWordSearch } from '@keystrand/chat-engine/words';
import { chatFallback, chatTopics } from '@keystrand/content/chat';
import type { ChatEngine, ChatReply } from '@keystrand/ui/chat';

const engine = createEngine<ChatReply>(chatTopics, { fallback: [chatFallback] });
const words = createWordSearch(chatTopics);
const near = createNearSearch(chatTopics);

/** Maximum number of guesses. */
const limit = 3;

/**
 * Chat engine with the site's keyword table and fallback reply. Guesses are keywords with all words of the input, or else
 * those that it may be a misspelling of; none for an input that has an answer.
 */
export const chatEngine: ChatEngine = {
  ...engine,
  didYouMean(input) {
    if (engine.answer(input.trim()).matched) return [];
    const found = words(input, { limit });
    return found.length > 0 ? found : near(input, { limit });
  },
};
