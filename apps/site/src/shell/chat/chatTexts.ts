import { company } from '@keystrand/content';
import { chatGreeting } from '@keystrand/content/chat';
import type { ChatTexts } from '@keystrand/ui/chat';

/** The site's texts for the chat panel; all others are the panel's defaults. */
export const chatTexts: Partial<ChatTexts> = {
  bot: company.name,
  greeting: [chatGreeting],
  typingStatus: `${company.name} is writing a reply`,
};
