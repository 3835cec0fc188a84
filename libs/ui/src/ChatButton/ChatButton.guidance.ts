import type { Guidance } from '../guidance/Guidance';
import type { ChatButtonProps } from './ChatButton';

export const guidance: Guidance<ChatButtonProps> = {
  part: 'ChatButton',
  purpose: 'The floating button that opens the chat; a link to the contact page until the page is hydrated.',
  useFor: ['every page of a site with a chat, in the same corner'],
  notFor: [
    { situation: 'other floating actions' },
    { situation: 'opening a dialog from the page', instead: 'GlowButton' },
  ],
  limits: [
    { prop: 'label', unit: 'words', max: 4 },
    { prop: 'linkLabel', unit: 'words', max: 4 },
  ],
  related: ['ChatPanel', 'GlowButton'],
  keyboard: [
    {
      keys: ['Enter'],
      on: 'the button',
      does: 'opens or closes the chat; before hydration, follows the link',
    },
    { keys: ['Space'], on: 'the button', does: 'opens or closes the chat, once for each press' },
  ],
  accessibility: {
    name: '`linkLabel` before hydration; then `label`, followed by the number of unread replies.',
    role: 'link before hydration, then button with `aria-expanded` and `aria-controls`',
    meets: [
      {
        criterion: '4.1.2',
        how: 'State and controlled panel are exposed; the code being loaded is `aria-busy`.',
      },
      { criterion: '3.2.6', how: 'The way to help is in the same place on every page.' },
      { criterion: '2.5.5', how: 'The target is larger than 44 px.' },
    ],
    supply: [
      'A contact page for `href`, which works without JavaScript.',
      'Moving the focus back to the button when the panel closes.',
    ],
  },
};
