import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ThemeToggle } from './ThemeToggle';

const meta: Meta<typeof ThemeToggle> = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { label: 'Dark theme', dark: false, onToggle: fn() },
  parameters: {
    group: 'Frame',
    guidance: {
      useFor: ['the header and its menu'],
      notFor: [{ situation: 'a value of a form', instead: 'CheckboxField' }, { situation: 'other settings' }],
      keyboard: [['Enter or Space', 'On the button: switches the theme']],
      role: 'button with `aria-pressed`',
      name: '`label`, the same in both states.',
      meets: [
        ['4.1.2', 'The name is constant; the state is `aria-pressed`.'],
        ['2.5.5', 'The target is 44 px high.'],
      ],
      supply: ['The class `dark` or `light` on the root element, and remembering the choice.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof ThemeToggle>;

export const Icon: Story = {};

export const IconPressed: Story = { args: { dark: true } };
