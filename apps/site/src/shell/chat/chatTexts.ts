import { company } from '@keystrand/content';
import { chatGreeting } from '@keystrand/content/chat';
import type { ChatTexts } from '@keystrand/ui/chat';

/** The words of the chat; title and 'Typing...' by the specification, sections 2 and 4. */
export const chatTexts: ChatTexts = {
  title: 'Chat with us',
  close: 'Close the chat',
  log: 'Messages',
  you: 'You',
  bot: company.name,
  greeting: [chatGreeting],
  starters: 'Topics to begin with',
  unavailable: [
    'My reply did not arrive, which is a matter of the connection. Ask once more, or ',
    { text: 'write to a person', href: '/contact' },
    '.',
  ],
  askAgain: 'Ask again',
  typing: 'Typing...',
  typingStatus: `${company.name} is writing a reply`,
  input: 'Your message',
  placeholder: 'Type a topic',
  send: 'Send',
  suggestions: 'Topics that match',
  suggestionCount: (count) => (count === 1 ? '1 topic matches' : `${String(count)} topics match`),
  left: (count) => (count === 1 ? '1 character left' : `${String(count)} characters left`),
  cut: (maxLength) => `Shortened to ${String(maxLength)} characters. Nothing has been sent.`,
  contact: 'Contact a person',
  copy: 'Copy transcript',
  copied: 'Transcript copied',
  copyFailed: 'Copying was refused',
  clear: 'Clear chat',
  cleared: 'Chat cleared',
  offer: 'This list may not have what you need.',
  handOver: 'Take this conversation to the inquiry form',
  omission: '[Earlier messages are left out.]',
};
