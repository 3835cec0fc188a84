import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Disclosure } from './Disclosure';

const meta: Meta<typeof Disclosure> = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Who sees the report?',
    children: <p>You do. We keep it encrypted for a year and then delete it.</p>,
  },
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: [
        'details that few readers need',
        'with a shared `name`, sections of which one is open at a time',
      ],
      notFor: [
        { situation: 'text that everybody should read', instead: 'Section' },
        { situation: 'a list of questions', instead: 'FAQ' },
        { situation: 'groups of links', instead: 'DirectoryGroup' },
      ],
      keyboard: [['Enter or Space', 'On the row: opens or closes the content']],
      role: 'native `details` with `summary`',
      name: '`summary`.',
      meets: [
        ['2.1.1', 'A native control, which works without JavaScript and with find-in-page.'],
        ['4.1.2', 'The browser exposes whether the content is open.'],
        ['2.3.3', 'The height is not animated under reduced motion.'],
      ],
      supply: ['A summary that says what will open, not “More”.', 'No control inside the summary.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Open: Story = { args: { open: true } };

export const Default: Story = {};
