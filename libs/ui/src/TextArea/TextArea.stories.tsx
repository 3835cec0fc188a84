import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { TextArea } from './TextArea';

const meta: Meta<typeof TextArea> = {
  title: 'Forms/TextArea',
  component: TextArea,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['messages and descriptions'],
      notFor: [
        { situation: 'a single line', instead: 'TextInput' },
        { situation: 'a choice', instead: 'Select' },
      ],
      keyboard: [
        ['Enter', 'On the field: begins a new line; it does not submit the form'],
        ['Tab', 'On the field: moves to the next control; it inserts no tab'],
        [
          'Characters',
          'On the field: types them; the field grows with its content where the browser supports it',
        ],
      ],
      role: 'native text area, described by hint and error',
      name: '`label`.',
      meets: [
        ['3.3.2', 'Label and hint are visible while typing.'],
        ['3.3.1', 'The error is a text, and the field is marked as invalid.'],
        ['2.1.2', 'Tab leaves the field.'],
      ],
      supply: ['A hint on what to write.', 'The limit in the hint, if there is a `maxLength`.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  args: { name: 'message', label: 'What is it about?', hint: 'Leave out passwords and keys.' },
};
