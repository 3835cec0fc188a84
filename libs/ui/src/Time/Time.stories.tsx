import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Time } from './Time';

const meta: Meta<typeof Time> = {
  title: 'Components/Time',
  component: Time,
  parameters: {
    group: 'Text and evidence',
    guidance: {
      useFor: ['the date of an article or of a change'],
      notFor: [
        { situation: 'a time of day, or a date that depends on a time zone' },
        { situation: 'durations', instead: 'Tag' },
      ],
      role: 'native `time` with `datetime`',
      name: 'None.',
      meets: [['1.3.1', 'The date is also given in a form that programs read.']],
      supply: ['The `locale` of the page.', 'What the date means, if several are shown.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Time>;

export const Default: Story = { args: { date: '2026-03-12' } };
