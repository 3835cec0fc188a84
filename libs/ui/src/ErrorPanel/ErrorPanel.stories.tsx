import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlowButton } from '../GlowButton/GlowButton';
import { TextLink } from '../TextLink/TextLink';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ErrorPanel } from './ErrorPanel';

const meta: Meta<typeof ErrorPanel> = {
  title: 'Components/ErrorPanel',
  component: ErrorPanel,
  parameters: {
    group: 'Conversation and messages',
    guidance: {
      useFor: ['the fallback of an error boundary', 'a page whose data did not arrive'],
      notFor: [
        { situation: 'an address that does not exist', instead: 'Strand' },
        { situation: 'a failure in a part of the page', instead: 'Notice' },
        { situation: 'errors of a form', instead: 'ErrorSummary' },
      ],
      role: 'alert',
      name: 'None; the heading is the `h1` of the page.',
      meets: [['4.1.3', 'The whole panel is announced when it appears.']],
      supply: [
        'What happened and what to do, without codes.',
        'A retry button, and a link that works without it.',
        'Moving the focus to the heading after a page change.',
      ],
    } satisfies PartGuidance,
  },
};

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
};
