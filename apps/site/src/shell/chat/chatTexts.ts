import { company } from '@keystrand/content';
import { chatGreeting } from '@keystrand/content/chat';
import type { ChatTexts } from '@keystrand/ui/chat';

const phone = { text: company.socWatch.display, href: company.socWatch.href };

/** The site's texts for the chat panel; all others are the panel's defaults. */
export const chatTexts: Partial<ChatTexts> = {
  bot: company.name,
  greeting: [chatGreeting],
  notice: ['Under attack? Call ', phone],
  urgent: ['Under attack now? Call; do not write: ', phone],
  typingStatus: `${company.name} is writing a reply`,
};
