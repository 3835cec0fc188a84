import type { Guidance } from '../guidance/Guidance';
import type { TextButtonProps } from './TextButton';

export const guidance: Guidance<TextButtonProps> = {
  part: 'TextButton',
  purpose: 'A secondary button that looks like underlined text.',
  useFor: ['an action beside a `GlowButton`: undo, delete, print', 'actions that do not change the page'],
  notFor: [
    { situation: 'the main action', instead: 'GlowButton' },
    { situation: 'going to another page', instead: 'TextLink' },
    { situation: 'submitting a form', instead: 'GlowButton' },
  ],
  limits: [
    { prop: 'children', unit: 'words', max: 5 },
    { prop: 'children', unit: 'characters', max: 32 },
  ],
  related: ['GlowButton', 'TextLink', 'FormActions'],
  keyboard: [{ keys: ['Enter', 'Space'], on: 'the button', does: 'presses the button' }],
  accessibility: {
    name: 'Its text.',
    role: 'button',
    meets: [
      { criterion: '1.4.1', how: 'The underline marks it without colour.' },
      { criterion: '2.5.5', how: 'The target is 44 px high.' },
    ],
    supply: ['A verb and its object.', 'A confirmation or an undo for actions that lose data.'],
  },
};
