import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { DayTimeline } from './DayTimeline';

const meta: Meta<typeof DayTimeline> = {
  title: 'Figures/DayTimeline',
  component: DayTimeline,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['a few events of one day, close together, between hours in which nothing happens'],
      notFor: [
        { situation: 'a project of days or weeks', instead: 'Timeline' },
        { situation: 'steps without a time', instead: 'Steps' },
      ],
      role: 'ordered list',
      name: 'None; the caption follows the list.',
      meets: [
        ['1.1.1', 'The list has all that the drawing shows.'],
        ['1.4.10', 'On narrow screens the drawing is cropped, the list is not.'],
      ],
      supply: ['Times of one day in order.', 'A caption with the time zone.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof DayTimeline>;

export const Default: Story = {
  args: {
    caption: 'An invented night; times in UTC',
    events: [
      { time: '03:07', title: 'Alert', description: 'A sign-in from a new country.' },
      {
        time: '03:19',
        title: 'Triage',
        description: 'An analyst reads the alert and decides that it is real.',
      },
      { time: '03:41', title: 'Call', description: 'The person named for this is woken.' },
      { time: '06:50', title: 'Report', description: 'Cause, reach and remedy on one page.' },
    ],
  },
};
