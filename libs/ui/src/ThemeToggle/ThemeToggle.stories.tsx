import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle';

const meta: Meta<typeof ThemeToggle> = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { label: 'Dark theme', dark: false, onToggle: fn() },
};

export default meta;

type Story = StoryObj<typeof ThemeToggle>;

export const Icon: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dark theme', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

export const IconPressed: Story = { args: { dark: true } };

export const Switch: Story = {
  args: { appearance: 'switch', label: 'Dark Mode' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

export const SwitchOn: Story = {
  args: { appearance: 'switch', label: 'Dark Mode', dark: true },
  parameters: { conditionPictures: 'body' },
};
