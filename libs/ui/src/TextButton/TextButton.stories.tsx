import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { TextButton } from './TextButton';

const meta: Meta<typeof TextButton> = {
  title: 'Components/TextButton',
  component: TextButton,
  parameters: {
    group: 'Actions',
    guidance: {
      useFor: ['an action beside a `GlowButton`: undo, delete, print', 'actions that do not change the page'],
      notFor: [
        { situation: 'the main action', instead: 'GlowButton' },
        { situation: 'going to another page', instead: 'TextLink' },
        { situation: 'submitting a form', instead: 'GlowButton' },
      ],
      keyboard: [['Enter or Space', 'On the button: presses the button']],
      role: 'button',
      name: 'Its text.',
      meets: [
        ['1.4.1', 'The underline marks it without colour.'],
        ['2.5.5', 'The target is 44 px high.'],
      ],
      supply: ['A verb and its object.', 'A confirmation or an undo for actions that lose data.'],
    } satisfies PartGuidance,
  },
};

export default meta;

export const Default: StoryObj<typeof TextButton> = {
  args: { children: 'Print the result', onClick: fn() },
};
