import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Notice } from './Notice';

const meta: Meta<typeof Notice> = {
  title: 'Components/Notice',
  component: Notice,
  parameters: {
    group: 'Conversation and messages',
    guidance: {
      useFor: ['a remark that must not be missed', 'with a `role`, the outcome of an action: sent, failed'],
      notFor: [
        { situation: 'errors of the fields of a form', instead: 'ErrorSummary' },
        { situation: 'a page that failed', instead: 'ErrorPanel' },
        { situation: 'a question that must be answered first', instead: 'Dialog' },
        { situation: 'a label of one to three words', instead: 'Tag' },
      ],
      role: 'generic element; with `role`, a status or an alert',
      name: 'None.',
      meets: [
        ['1.4.1', 'Colour and icon only repeat what the text says.'],
        ['4.1.3', 'With `role`, the message is announced.'],
      ],
      supply: [
        '`role="status"` for a message that appears after an action; `alert` only if it is urgent.',
        'A text that expresses the tone: “was not sent”.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Notice>;

export const Info: Story = {
  args: {
    children: 'The studies on this page are illustrative. Names and figures are not those of clients.',
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your inquiry has been sent',
    children: 'We answer within two working days.',
    role: 'status',
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your inquiry was not sent',
    children: 'The server did not answer. What you wrote is still here.',
    role: 'alert',
  },
};
