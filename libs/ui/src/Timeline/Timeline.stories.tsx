import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { DurationBar } from './DurationBar';
import { Timeline } from './Timeline';

const meta: Meta<typeof Timeline> = {
  title: 'Figures/Timeline',
  component: Timeline,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: [
        'how long an engagement takes, from the durations of its steps',
        'where the work waits for the client: that stretch is drawn without a length',
      ],
      notFor: [
        { situation: 'steps without durations', instead: 'Steps' },
        { situation: 'calendar dates, deadlines or averages' },
      ],
      role: '`figure` with an ordered list; a heading one level lower in each item',
      name: 'The heading.',
      meets: [
        ['1.1.1', 'Durations are in words; drawing and scale are hidden.'],
        ['1.3.1', 'An ordered list; what the client does is a named list in its item.'],
        ['1.4.1', 'Ends and parties differ in shape, and the legend names the shapes.'],
        ['1.4.10', 'In a narrow figure each drawing is between the texts of its step.'],
      ],
      supply: ['A caption that says how its sums were made.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Timeline>;

/** Days, with a wait for the client before the last step. */
export const Default: Story = {
  args: {
    heading: 'Two to three weeks to the report',
    lead: 'Each step is drawn from its shortest to its longest course. The retest waits for your fixes.',
    caption:
      'Working days, added up from the durations of the steps: the report is ready after 9 days at the earliest and 14 at the latest.',
    steps: [
      {
        title: 'Scope and rules of engagement',
        description: 'Targets, exclusions, test windows and written authorisation.',
        duration: '1 day',
        days: { min: 1, max: 1 },
        client: ['Sign the authorisation', 'Approve the plan before a packet moves'],
      },
      {
        title: 'Reconnaissance and mapping',
        description: 'Entry points, roles, APIs and trust boundaries.',
        duration: '1 to 2 days',
        days: { min: 1, max: 2 },
        client: ['Hand over two test accounts per role'],
      },
      {
        title: 'Manual attack',
        description: 'A tester confirms each finding by hand.',
        duration: '5 to 8 days',
        days: { min: 5, max: 8 },
        client: ['Keep a technical contact reachable during the windows'],
      },
      {
        title: 'Report and walkthrough',
        description: 'A draft, a call with your engineers, then the final version.',
        duration: '2 to 3 days',
        days: { min: 2, max: 3 },
        client: ['Join a call to settle facts'],
      },
      {
        title: 'Retest',
        description: 'Each finding is attacked again and marked closed or open.',
        duration: '1 to 2 days',
        days: { min: 1, max: 2 },
        after: { title: 'Fixes', duration: 'as long as you need', client: ['Repair with your team'] },
      },
    ],
  },
};

/** Months, a step next to the one before, and a last step without an end. */
export const Months: Story = {
  args: {
    heading: 'Five to eleven months, in slices',
    steps: [
      { title: 'Buy-or-build check', duration: '2 weeks', days: { min: 10, max: 10 } },
      { title: 'Domain discovery', duration: '2 to 4 weeks', days: { min: 10, max: 20 } },
      { title: 'Slice-by-slice construction', duration: '3 to 8 months', days: { min: 65, max: 173 } },
      { title: 'Data migration rehearsals', duration: 'parallel to construction', parallel: true },
      { title: 'Cut-over', duration: '3 to 6 weeks', days: { min: 15, max: 30 } },
      { title: 'Maintenance', duration: 'ongoing' },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);

/** `DurationBar`: a single duration, below the words that state it. */
export const SingleDuration: Story = {
  args: { heading: 'Time and price', steps: [] },
  render: () => (
    <p>
      2 to 3 weeks for one application.
      <DurationBar min={2} max={3} unit="weeks" />
    </p>
  ),
};
