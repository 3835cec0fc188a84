import type { ChatTexts } from '../ChatPanel/texts';
import type { ChatEngine, ChatStorage, MessageText } from '../ChatPanel/types';

/** Replies by keyword. */
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

/** The sample engine with topics for a few questions. */
export const askingEngine: ChatEngine = {
  ...sampleEngine,
  ask: (input) => {
    if (/hacked/.test(input)) return [{ term: 'penetration testing', urgent: true }];
    return /cost|pentest/.test(input) ? [{ term: 'pricing' }, { term: 'penetration testing' }] : [];
  },
};

export const sampleStarters = ['pricing', 'privacy'];

export const sampleTexts: Partial<ChatTexts> = {
  bot: 'Keystrand',
  greeting: ['Hello. Type a topic, or choose one below.'],
  notice: ['Under attack? Call ', { text: '+1 555 0199', href: 'tel:+15550199' }],
  urgent: ['Under attack now? Call; do not write: ', { text: '+1 555 0199', href: 'tel:+15550199' }],
  typingStatus: 'Keystrand is writing a reply',
};

/** Storage in memory. */
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
