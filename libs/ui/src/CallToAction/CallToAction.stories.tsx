import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextLink } from '../TextLink/TextLink';
import { CallToAction } from './CallToAction';

const meta: Meta<typeof CallToAction> = {
  title: 'Components/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof CallToAction>;

export const Default: Story = {
  args: {
    heading: 'Bring the problem, not the specification',
    text: 'Thirty minutes with an engineer. You leave with a first outline of scope, order and cost.',
    actions: (
      <>
        <GlowButton href="/request-consultation" size="large">
          Request a consultation
        </GlowButton>
        <TextLink href="/contact">Write to us</TextLink>
      </>
    ),
  },
};

/** Tab order: primary action, then secondary action. */
export const Focused: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Request a consultation' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveFocus();
  },
};
