import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextLink } from '../TextLink/TextLink';
import { ErrorPanel } from './ErrorPanel';

const meta: Meta<typeof ErrorPanel> = { title: 'Components/ErrorPanel', component: ErrorPanel };

export default meta;

type Story = StoryObj<typeof ErrorPanel>;

export const Default: Story = {
  args: {
    children: <p>This page could not be shown. Nothing that you wrote was sent.</p>,
    actions: (
      <>
        <GlowButton>Try again</GlowButton>
        <TextLink href="/">Go to the home page</TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.');
  },
};

/** First action focused with Tab. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
