import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { Flow } from './Flow';

const meta: Meta<typeof Flow> = {
  title: 'Figures/Flow',
  component: Flow,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['the way of data or events through a pipeline', 'inputs that one step turns into results'],
      notFor: [
        { situation: 'steps in order', instead: 'Steps' },
        { situation: 'shares or amounts: the lines have one width' },
      ],
      role: '`figure` with a list, a heading with text, and a list',
      name: 'The heading; the two lists by `sourcesLabel` and `tiersLabel`.',
      meets: [
        ['1.1.1', 'Sources, stage and tiers are text; the lines are hidden.'],
        ['1.4.1', 'Each kind of end has a line and a mark of its own, and says what it is.'],
        ['1.4.10', 'In a narrow figure sources and stage are beside a rail.'],
      ],
      supply: ['A caption that says what the lines do not show.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Flow>;

/** Six sources, three ends. */
export const Default: Story = {
  args: {
    heading: 'Every source gets a purpose and a tier',
    lead: 'The attacks that must be noticed decide which sources are connected first.',
    caption:
      'Which source goes to which tier is decided in the source plan; the drawing shows the principle.',
    sources: ['Endpoint', 'Identity', 'Mail', 'Cloud', 'Firewall', 'Applications'],
    stage: { title: 'Pipeline', description: 'Time synchronised, parsed to one schema, noise filtered out' },
    tiers: [
      { title: 'Hot', description: 'Detection: rules tested with simulated attacks', kind: 'used' },
      { title: 'Cold', description: 'History: what only an auditor needs', kind: 'kept' },
      { title: 'None', description: 'Not collected at all', kind: 'dropped' },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
