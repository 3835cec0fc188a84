import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CallToAction } from '../CallToAction/CallToAction';
import { DarkSurface } from '../DarkSurface/DarkSurface';
import type { PartGuidance } from '../guidance/PartGuidance';
import { GlowButton } from './GlowButton';

const meta: Meta<typeof GlowButton> = {
  title: 'Components/GlowButton',
  component: GlowButton,
  parameters: {
    group: 'Actions',
    guidance: [
      {
        part: 'GlowButton',
        useFor: [
          'the one thing that a visitor should do next',
          'submitting a form, with `busy` while it is sent',
        ],
        notFor: [
          { situation: 'a second action beside it', instead: 'TextButton' },
          { situation: 'a second link beside it, and links that lead on', instead: 'TextLink' },
        ],
        keyboard: [
          ['Enter', 'On the link: follows the link'],
          ['Enter or Space', 'On the button: presses the button'],
          ['Enter or Space', 'On the button while it is busy: does nothing; the focus stays on the button'],
        ],
        role: 'link with `href`, otherwise button',
        name: 'Its text; `busyLabel` while it is busy.',
        meets: [
          ['2.5.5', 'The target is at least 44 px high.'],
          ['4.1.3', 'A live region announces that the button is busy.'],
          ['2.3.3', 'No movement under reduced motion.'],
        ],
        supply: [
          'A verb and its object: “Request a consultation”, not “Submit”.',
          'One primary action on a page.',
          '`busy={false}` while idle, so that the live region exists.',
        ],
      },
      {
        part: 'LinkProvider',
        useFor: ['the root of an application with a client-side router'],
        notFor: [{ situation: 'sites without a client-side router: links are plain anchors without it' }],
        role: 'none',
        name: 'None: it renders no element.',
        supply: ['A component that renders an `a` element and passes on all attributes and the ref.'],
      },
    ] satisfies PartGuidance[],
  },
};

export default meta;

type Story = StoryObj<typeof GlowButton>;

export const Link: Story = {
  args: { href: '/request-consultation', children: 'Request a consultation', size: 'large' },
};

export const Medium: Story = { args: { href: '/inquire-now', children: 'Ask for a quote' } };

/** The size in the header; still 44 px high. */
export const Small: Story = {
  args: { href: '/request-consultation', children: 'Request a consultation', size: 'small' },
};

export const Button: Story = {
  args: { children: 'Send inquiry', type: 'submit', onClick: fn() },
};

/** Stays focusable, ignores clicks and announces its label. */
export const Busy: Story = {
  args: { children: 'Send inquiry', busy: true, busyLabel: 'Sending', onClick: fn() },
};

/** Not in the tab order. */
export const Disabled: Story = {
  args: { children: 'Send inquiry', disabled: true },
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask for a quote' })).toHaveFocus();
  },
};
