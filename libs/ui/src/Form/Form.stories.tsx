import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from '../CheckboxField/CheckboxField';
import { GlowButton } from '../GlowButton/GlowButton';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { TextInput } from '../TextInput/TextInput';
import type { PartGuidance } from '../guidance/PartGuidance';
import { FieldPair, Form, FormActions } from './Form';

const meta: Meta<typeof Form> = {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    group: 'Forms',
    guidance: [
      {
        part: 'Form',
        useFor: ['fields that are sent together', 'forms that also work without JavaScript, by `action`'],
        notFor: [
          { situation: 'questions that a table of replies answers', instead: 'ChatPanel' },
          { situation: 'a setting that applies at once', instead: 'ThemeToggle' },
        ],
        keyboard: [['Enter', 'On a single-line field: submits the form, if it has a submit button']],
        role: 'native `form`',
        name: 'None; give it `aria-label` if the page has several forms.',
        meets: [['1.3.2', 'Fields are in reading order at every width.']],
        supply: [
          'A statement that fields are required unless marked as optional.',
          '`ErrorSummary` above the fields after an invalid submission.',
          'What was typed stays after a failure.',
        ],
      },
      {
        part: 'FieldPair',
        useFor: ['fields that belong together, such as first and last name'],
        notFor: [
          { situation: 'unrelated fields, which are read more easily in one column', instead: 'Form' },
          { situation: 'options of one question', instead: 'RadioGroup' },
        ],
        role: 'generic element (`div`)',
        name: 'None.',
        meets: [
          ['1.3.2', 'The order of the fields is that of the markup.'],
          ['1.4.10', 'One column on narrow screens.'],
        ],
        supply: ['Exactly two fields, in reading order.'],
      },
      {
        part: 'FormActions',
        useFor: ['the end of a `Form`'],
        notFor: [
          { situation: 'the actions of a page', instead: 'CallToAction' },
          { situation: 'confirmation after sending', instead: 'Notice' },
        ],
        role: 'generic element (`div`)',
        name: 'None.',
        meets: [['3.3.2', 'What is stored and where it goes is stated beside the button.']],
        supply: ['One `GlowButton` of `type="submit"`, first.', 'A `TextButton` for anything else.'],
      },
    ] satisfies PartGuidance[],
  },
};

export default meta;

type Story = StoryObj<typeof Form>;

/** All field types in a native form. */
export const Default: Story = {
  args: {
    'aria-label': 'Inquiry',
    children: (
      <>
        <FieldPair>
          <TextInput name="name" label="Name" autoComplete="name" required />
          <TextInput name="company" label="Company" autoComplete="organization" optional />
        </FieldPair>
        <TextInput
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="For the reply, nothing else."
          required
        />
        <Select
          name="service"
          label="Service"
          placeholder="Choose a service"
          options={[
            { value: 'testing', label: 'Penetration testing' },
            { value: 'contracts', label: 'Smart contract development' },
            { value: 'unsure', label: 'Not sure yet' },
          ]}
          required
        />
        <RadioGroup
          name="reach"
          label="How may we reach you?"
          options={[
            { value: 'mail', label: 'By e-mail' },
            { value: 'call', label: 'By telephone', hint: 'Working days, 9 to 17.' },
          ]}
          required
        />
        <TextArea name="message" label="What is it about?" hint="Leave out passwords and keys." required />
        <CheckboxField name="copy" label="Send me a copy" />
        <FormActions note="Goes to our consultants by e-mail. We answer within two working days.">
          <GlowButton type="submit" busy={false}>
            Send inquiry
          </GlowButton>
        </FormActions>
      </>
    ),
  },
};
