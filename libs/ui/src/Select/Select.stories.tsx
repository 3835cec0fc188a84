import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Select } from './Select';

const meta: Meta<typeof Select> = {
  title: 'Forms/Select',
  component: Select,
  parameters: {
    group: 'Forms',
    guidance: {
      useFor: ['more than seven options', 'options that are familiar, such as countries'],
      notFor: [
        { situation: 'a few options that should be compared', instead: 'RadioGroup' },
        { situation: 'navigation to a page', instead: 'LinkList' },
        { situation: 'text that may be anything', instead: 'TextInput' },
      ],
      keyboard: [
        ['Space', 'On the closed list: opens the list'],
        ['Arrow down', 'On the list: moves to the next option; on macOS opens a closed list first'],
        ['Arrow up', 'On the list: moves to the previous option; on macOS opens a closed list first'],
        ['Characters', 'On the list: moves to the next option that begins with them'],
        ['Enter', 'On the open list: selects the option and closes the list'],
        ['Escape', 'On the open list: closes the list'],
      ],
      role: 'native `select`',
      name: '`label`.',
      meets: [
        ['4.1.2', 'A native control: name, value and state are exposed.'],
        ['3.3.2', 'The label stays visible; the placeholder is an option, not a label.'],
      ],
      supply: [
        '`autoComplete` for personal data, such as `country` (1.3.5).',
        'Options in an order that readers expect.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Select>;

const options = [
  { value: 'testing', label: 'Penetration testing' },
  { value: 'contracts', label: 'Smart contract development' },
  { value: 'unsure', label: 'Not sure yet' },
];

export const Default: Story = {
  args: {
    name: 'service',
    label: 'Service',
    placeholder: 'Choose a service',
    options,
    hint: 'The nearest is enough.',
  },
};
