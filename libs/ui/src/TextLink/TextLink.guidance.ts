import type { Guidance } from '../guidance/Guidance';
import type { TextLinkProps } from './TextLink';

export const guidance: Guidance<TextLinkProps> = {
  part: 'TextLink',
  purpose: 'A standalone underlined link.',
  useFor: ['the second choice beside a `GlowButton`', 'a link at the end of a section'],
  notFor: [
    { situation: 'the main action', instead: 'GlowButton' },
    { situation: 'an action that changes no page', instead: 'TextButton' },
    { situation: 'a link in a sentence', instead: 'RichText' },
  ],
  limits: [
    { prop: 'children', unit: 'words', max: 5 },
    { prop: 'children', unit: 'characters', max: 32 },
  ],
  related: ['ArrowLink', 'GlowButton', 'TextButton', 'Link'],
  keyboard: [{ keys: ['Enter'], on: 'the link', does: 'follows the link' }],
  accessibility: {
    name: 'Its text.',
    role: 'link',
    meets: [
      { criterion: '1.4.1', how: 'The underline marks it without colour.' },
      { criterion: '2.5.5', how: 'The target is 44 px high.' },
    ],
    supply: ['A text that names the target by itself (2.4.4).'],
  },
};
