import type { Guidance } from '../guidance/Guidance';
import type { LinkComponentProps } from './LinkProvider';

export const guidance: Guidance<LinkComponentProps> = {
  part: 'RouterLink',
  purpose: 'The link component of the application, as given to `LinkProvider`; a plain anchor without one.',
  useFor: ['paths of the application in components of your own'],
  notFor: [
    { situation: 'fragments, other origins and e-mail addresses', instead: 'Link' },
    { situation: 'a styled link', instead: 'TextLink' },
  ],
  limits: [],
  related: ['Link', 'LinkProvider'],
  keyboard: [{ keys: ['Enter'], on: 'the link', does: 'follows the link' }],
  accessibility: {
    name: 'Its text.',
    role: 'link',
    meets: [],
    supply: [
      'A text that names the target (2.4.4).',
      'A style that marks it as a link without colour (1.4.1).',
    ],
  },
  documentedWith: 'ArrowLink',
};
