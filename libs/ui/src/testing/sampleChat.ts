import type { ChatTexts } from '../ChatPanel/texts';
import type { ChatEngine, ChatStorage, MessageText } from '../ChatPanel/types';

/** For tests and stories: a few keywords, looked up as the real engine does. */
export const sampleTopics: Readonly<Record<string, MessageText>> = {
  pricing: [
    'Every project gets a customised quote. Read ',
    { text: 'how we price', href: '/services/consultation' },
    ' or write to ',
    { text: 'hello@keystrand.example', href: 'mailto:hello@keystrand.example' },
    '.',
  ],
  'private blockchain': ['A ledger between known parties.'],
  privacy: [
    'What you type stays in this tab. See the ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  'penetration testing': ['We test by hand and prove each finding.'],
};

export const sampleFallback: MessageText = [
  "I'm sorry, I didn't understand that. Could you please specify your query?",
];

export const sampleEngine: ChatEngine = {
  answer(input) {
    const reply = sampleTopics[input.toLowerCase()];
    return reply ? { matched: true, reply } : { matched: false, reply: sampleFallback };
  },
  suggest(input) {
    const text = input.toLowerCase();
    if (text.trim() === '') return [];
    return Object.keys(sampleTopics).flatMap((term) => {
      const start = term.indexOf(text);
      return start < 0 || term === text ? [] : [{ term, ranges: [[start, start + text.length] as const] }];
    });
  },
};

export const sampleStarters = ['pricing', 'privacy'];

export const sampleTexts: ChatTexts = {
  title: 'Chat with us',
  close: 'Close the chat',
  log: 'Messages',
  you: 'You',
  bot: 'Keystrand',
  greeting: ['Hello. Type a topic, or choose one below.'],
  starters: 'Topics to begin with',
  unavailable: ['The topics did not arrive. ', { text: 'Write to a person', href: '/contact' }, '.'],
  askAgain: 'Ask again',
  typing: 'Typing...',
  typingStatus: 'Keystrand is writing a reply',
  input: 'Your message',
  placeholder: 'Type a topic',
  send: 'Send',
  suggestions: 'Topics that match',
  suggestionCount: (count) => (count === 1 ? '1 topic matches' : `${String(count)} topics match`),
  left: (count) => (count === 1 ? '1 character left' : `${String(count)} characters left`),
  cut: (maxLength) => `Shortened to ${String(maxLength)} characters.`,
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

/** A storage that lives as long as the test. */
export function memoryStorage(stored: string | null = null): ChatStorage & { stored: string | null } {
  return {
    stored,
    read() {
      return this.stored;
    },
    write(text) {
      this.stored = text;
    },
    remove() {
      this.stored = null;
    },
  };
}
