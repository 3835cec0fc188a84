import type { Guidance } from '../guidance/Guidance';
import type { RichTextProps } from './RichText';

export const guidance: Guidance<RichTextProps> = {
  part: 'RichText',
  purpose: 'Running text with links, emphasis and code, from data.',
  useFor: ['a paragraph, a list item or a cell that may contain a link'],
  notFor: [
    { situation: 'several blocks of text', instead: 'Prose' },
    { situation: 'a standalone link', instead: 'TextLink' },
  ],
  limits: [],
  related: ['Prose', 'TextLink', 'Table'],
  keyboard: [{ keys: ['Enter'], on: 'a link', does: 'follows the link' }],
  accessibility: {
    name: 'None: it renders text and inline elements without a root.',
    role: 'text, with `strong`, `em`, `code` and links',
    meets: [{ criterion: '1.4.1', how: 'Links are underlined.' }],
    supply: ['An element around it, such as `p`.', 'Link texts that name the target (2.4.4).'],
  },
};
