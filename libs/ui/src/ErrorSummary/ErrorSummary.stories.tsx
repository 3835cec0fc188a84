import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import { TextInput } from '../TextInput/TextInput';
import { ErrorSummary } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = { title: 'Forms/ErrorSummary', component: ErrorSummary };

export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = {
  args: {
    errors: [
      { fieldId: 'summary-name', message: 'Enter your name' },
      { fieldId: 'summary-email', message: 'Enter an e-mail address in the form name@company.com' },
    ],
  },
  render: (args) => (
    <Form noValidate aria-label="Inquiry">
      <ErrorSummary {...args} />
      <TextInput name="summary-name" label="Name" error="Enter your name" />
      <TextInput
        name="summary-email"
        label="E-mail"
        type="email"
        error="Enter an e-mail address in the form name@company.com"
      />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    // It takes focus in an effect, which can run after the story is rendered.
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /Enter an e-mail/ }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
