import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FAQ } from './FAQ';

const meta: Meta<typeof FAQ> = { title: 'Components/FAQ', component: FAQ };

export default meta;

type Story = StoryObj<typeof FAQ>;

export const Default: Story = {
  args: {
    questions: [
      {
        question: 'Will testing take our systems down?',
        answer: 'No test that can harm availability runs without a window that you have agreed to.',
      },
      {
        question: 'What does it cost?',
        answer: [
          'Price depends on scope. ',
          { type: 'link', text: 'Tell us what is to be tested', href: '/inquire-now' },
          ' and you have a figure within two working days.',
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does it cost?'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Tell us what is to be tested' })).toBeVisible(),
    );
  },
};
