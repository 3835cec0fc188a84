import { describe, expect, it } from 'vitest';
import { formatTime, transcript } from './transcript';
import type { ChatMessage } from './types';

const names = { you: 'You', bot: 'Keystrand', omission: '[Earlier messages are left out.]' };

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
    at: 60_000,
  },
];

describe('transcript', () => {
  it('has one line per message: time, name, text and link targets', () => {
    expect(transcript(messages, names)).toBe(
      `[${formatTime(0)}] You: pricing\n` +
        `[${formatTime(60_000)}] Keystrand: Read how we price (${location.origin}/services/consultation), ` +
        'write to us (hello@keystrand.example), or call +1 555 0100.',
    );
  });

  it('keeps the text of an unsafe link without its target', () => {
    const text = [{ text: 'prices', href: 'javascript:alert(1)' }];
    expect(transcript([{ id: 1, from: 'bot', text, at: 0 }], names)).toMatch(/\] Keystrand: prices$/);
  });

  const many: readonly ChatMessage[] = Array.from({ length: 50 }, (_, id) => ({
    id,
    from: 'user' as const,
    text: [`message ${String(id)}`],
    at: 0,
  }));

  it.each([60, 61, 100, 250, 1000, 1300])(
    'stays within %i units by leaving out the oldest messages, and marks the omission',
    (limit) => {
      const all = transcript(many, names);
      const text = transcript(many, names, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(names.omission)).toBe(all.length > limit);
      expect(text.endsWith('You: message 49')).toBe(true);
      // No more messages are left out than necessary.
      const kept = text.split('\n').length - 1;
      const withOneMore = [names.omission, ...all.split('\n').slice(-kept - 1)].join('\n');
      expect(withOneMore.length > limit || kept === many.length - 1).toBe(true);
    },
  );
});
