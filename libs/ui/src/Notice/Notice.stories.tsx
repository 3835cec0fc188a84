import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from './Notice';

const meta: Meta<typeof Notice> = { title: 'Components/Notice', component: Notice };

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
    live: 'status',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your inquiry has been sent');
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Your inquiry was not sent',
    children: 'The server did not answer. What you wrote is still here.',
    live: 'alert',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your inquiry was not sent');
  },
};
