import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from '../Form/Form';
import { TextInput } from '../TextInput/TextInput';
import type { PartGuidance } from '../guidance/PartGuidance';
import { ErrorSummary } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['a form that was submitted with invalid values'],
      notFor: [
        { situation: 'the message beside a field', instead: 'Field' },
        { situation: 'a failure to send', instead: 'Notice' },
        { situation: 'a page that failed', instead: 'ErrorPanel' },
      ],
      keyboard: [
        ['Tab', 'On the summary, which takes the focus when it appears: moves to the first error'],
        ['Enter', 'On an error: moves the focus to its field'],
      ],
      role: 'group with an alert inside',
      name: '`title`, an `h2`.',
      meets: [
        ['3.3.1', 'Every error is named in text and linked to its field.'],
        ['3.3.3', 'Each message says how to correct the value.'],
        ['4.1.3', 'The errors are announced when they appear.'],
        ['2.4.3', 'It takes the focus when it appears and when the errors change.'],
      ],
      supply: [
        'The same message here and at the field.',
        'The `id` of each control as `fieldId`.',
        'Errors in the order of the fields.',
      ],
    } satisfies PartGuidance,
  },
};

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
};
