import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CallToAction } from '../CallToAction/CallToAction';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import { GlowButton } from './GlowButton';

const meta: Meta<typeof GlowButton> = { title: 'Components/GlowButton', component: GlowButton };

export default meta;

type Story = StoryObj<typeof GlowButton>;

export const Link: Story = {
  args: { href: '/request-consultation', children: 'Request a consultation', size: 'large' },
};

export const Medium: Story = { args: { href: '/inquire-now', children: 'Ask for a quote' } };

/** The size in the header; still 44 px high. */
export const Small: Story = {
  args: { href: '/request-consultation', children: 'Request a consultation', size: 'small' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Button: Story = {
  args: { children: 'Send inquiry', type: 'submit', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send inquiry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Stays focusable, ignores clicks and announces its label. */
export const Busy: Story = {
  args: { children: 'Send inquiry', busy: true, busyLabel: 'Sending', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending');
  },
};

/** Not in the tab order. */
export const Disabled: Story = {
  args: { children: 'Send inquiry', disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send inquiry' })).not.toHaveFocus();
  },
};

/** On a dark surface it is light in both themes. */
export const OnDarkSurface: Story = {
  args: { href: '/request-consultation', children: 'Request a consultation', size: 'large' },
  decorators: [
    (Story) => (
      <DarkSurface>
        <CallToAction heading="Start with a review" text="Two weeks, one list." actions={<Story />} />
      </DarkSurface>
    ),
  ],
};

/** Focused with Tab. */
export const Focused: Story = {
  ...Medium,
  parameters: { conditionPictures: 'body' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveFocus();
  },
};
