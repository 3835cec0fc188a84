import type { Guidance } from '../guidance/Guidance';
import type { GlowButtonProps } from './GlowButton';

export const guidance: Guidance<GlowButtonProps> = {
  part: 'GlowButton',
  purpose: 'The primary action of a page: a link or a button in the form of a glowing pill.',
  useFor: ['the one thing that a visitor should do next', 'submitting a form, with `busy` while it is sent'],
  notFor: [
    { situation: 'a second action beside it', instead: 'TextButton' },
    { situation: 'a second link beside it', instead: 'TextLink' },
    { situation: 'links that lead on to further pages', instead: 'ArrowLink' },
  ],
  limits: [{ prop: 'children', unit: 'characters', max: 40 }],
  related: ['TextButton', 'TextLink', 'CallToAction', 'FormActions'],
  keyboard: [
    { keys: ['Enter'], on: 'the link', does: 'follows the link' },
    { keys: ['Enter', 'Space'], on: 'the button', does: 'presses the button' },
    {
      keys: ['Enter', 'Space'],
      on: 'the button while it is busy',
      does: 'does nothing; the focus stays on the button',
    },
  ],
  accessibility: {
    name: 'Its text; `busyLabel` while it is busy.',
    role: 'link with `href`, otherwise button',
    meets: [
      { criterion: '2.5.5', how: 'The target is at least 44 px high.' },
      { criterion: '4.1.3', how: 'A live region announces that the button is busy.' },
      { criterion: '2.3.3', how: 'No movement under reduced motion.' },
    ],
    supply: [
      'A verb and its object: “Request a consultation”, not “Submit”.',
      'One primary action on a page.',
      '`busy={false}` while idle, so that the live region exists.',
    ],
  },
};
