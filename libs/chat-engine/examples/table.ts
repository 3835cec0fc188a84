import type { Entry } from '@keystrand/chat-engine';

/** The table of the examples. */
export const table = [
  {
    term: 'opening hours',
    reply: 'We are in from nine to five, Monday to Friday.',
    aliases: ['hours', 'open'],
  },
  {
    term: 'pricing',
    reply: 'The price depends on the scope; ask us for a quote.',
    aliases: ['price', 'cost'],
  },
  { term: 'printing', reply: 'Printing on paper and cloth, up to 90 cm wide.' },
] satisfies Entry[];
