import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { BeforeAfter } from './BeforeAfter';

const meta: Meta<typeof BeforeAfter> = {
  title: 'Figures/BeforeAfter',
  component: BeforeAfter,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['what a change of method removes and what it adds', 'the same start and end in both courses'],
      notFor: [
        { situation: 'steps with durations', instead: 'Timeline' },
        { situation: 'products or methods to choose from', instead: 'Table' },
        { situation: 'waits that were measured: the loops have one size' },
      ],
      role: '`figure` with two ordered lists, each below a heading',
      name: 'The heading.',
      meets: [
        ['1.1.1', 'Every stop is text; the lines are hidden.'],
        ['1.4.1', 'Loops and rings differ in shape, and the legend names them.'],
        ['1.4.10', 'In a narrow figure the courses are one below the other.'],
      ],
      supply: ['Stops that say what waits, or what is checked.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof BeforeAfter>;

/** Four waits, four checks. */
export const Default: Story = {
  args: {
    heading: 'The same change, without the waiting',
    lead: 'Loops stand for waiting; their size is not measured.',
    caption: 'The pipeline records who reviewed, what passed and what was deployed where.',
    before: {
      start: 'A change',
      end: 'A satisfied user',
      stops: [
        { title: 'Branch', description: 'waits to be merged' },
        { title: 'Environment', description: 'waits to come free' },
        { title: 'Committee', description: 'waits for its meeting' },
        { title: 'Release', description: 'waits for a weekend' },
      ],
    },
    after: {
      start: 'The same change',
      end: 'A satisfied user',
      stops: [
        { title: 'Build and tests', description: 'unit and contract tests, dependency and secret scan' },
        { title: 'Deployed, switched off', description: 'artefact signed, rollback tried' },
        { title: 'First group', description: 'behind a feature flag with an owner and an expiry date' },
        { title: 'Canary', description: 'returns by itself when the error budget burns' },
      ],
    },
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
