import { expect, it } from 'vitest';
import { transcript } from './transcript';
import type { ChatMessage } from './types';

const names = { you: 'You', bot: 'Keystrand' };

const messages: readonly ChatMessage[] = [
  { id: 1, from: 'user', text: ['pricing'], at: 0 },
  {
    id: 2,
    from: 'bot',
    text: [
      'Read ',
      { text: 'how we price', href: '/services/consultation' },
      ', write to ',
      { text: 'us', href: 'mailto:hello@keystrand.example' },
      ', or call ',
      { text: '+1 555 0100', href: 'tel:+15550100' },
      '.',
    ],
    at: 46_860_000,
  },
];

it('has one line per message: time, name, text and link targets', () => {
  expect(transcript(messages, names)).toBe(
    '[00:00] You: pricing\n' +
      `[13:01] Keystrand: Read how we price (${location.origin}/services/consultation), ` +
      'write to us (hello@keystrand.example), or call +1 555 0100.',
  );
});

it('keeps the text of an unsafe link without its target', () => {
  const text = [{ text: 'prices', href: 'javascript:alert(1)' }];
  expect(transcript([{ id: 1, from: 'bot', text, at: 0 }], names)).toMatch(/\] Keystrand: prices$/);
});

it('leaves out the start of a text that is too long', () => {
  const all = transcript(messages, names);
  expect(transcript(messages, names, all.length)).toBe(all);
  expect(transcript(messages, names, all.length - 10)).toBe(`…${all.slice(11)}`);
});
