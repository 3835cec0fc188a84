import type { Guidance } from '../guidance/Guidance';
import type { LinkComponentProps } from './LinkProvider';

export const guidance: Guidance<LinkComponentProps> = {
  part: 'Link',
  purpose: 'A link without a style of its own: the router for paths, the browser for everything else.',
  useFor: ['links in components of your own'],
  notFor: [
    { situation: 'a standalone link', instead: 'TextLink' },
    { situation: 'links in running text', instead: 'RichText' },
    { situation: 'an action that changes no page', instead: 'TextButton' },
  ],
  limits: [],
  related: ['RouterLink', 'LinkProvider', 'TextLink', 'ArrowLink'],
  keyboard: [
    { keys: ['Enter'], on: 'the link', does: 'follows the link; a fragment also receives the focus' },
  ],
  accessibility: {
    name: 'Its text.',
    role: 'link',
    meets: [{ criterion: '2.4.3', how: 'The browser moves the focus to the target of a fragment.' }],
    supply: [
      'A text that names the target (2.4.4).',
      'A style that marks it as a link without colour (1.4.1).',
    ],
  },
  documentedWith: 'TextLink',
};
