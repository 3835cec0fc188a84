import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { AlertFlow } from './AlertFlow';

const meta: Meta<typeof AlertFlow> = {
  title: 'Figures/AlertFlow',
  component: AlertFlow,
  args: { labels: { provider: 'Keystrand' } },
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['the path of an alert, a warning or a piece of evidence', 'showing when the client is asked'],
      notFor: [
        { situation: 'steps with durations', instead: 'Steps' },
        { situation: 'who does which task of a shared operation', instead: 'Responsibility' },
        { situation: 'counts of alerts, which the drawing cannot show' },
      ],
      role: 'figure with an ordered list; a heading in each item',
      name: 'The heading.',
      meets: [
        ['1.1.1', 'The lines are hidden; the list says the same.'],
        ['1.3.1', 'An ordered list, so that position and number are announced.'],
        ['1.4.1', 'Ring and disc differ in shape, and every decision names its party.'],
        ['1.4.10', 'In a narrow figure the stages are stacked.'],
      ],
      supply: ['Deciders whose words name the party, such as `Our analyst` or `You`.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof AlertFlow>;

export const Default: Story = {
  args: {
    heading: 'An alert’s path, and who decides',
    lead: 'What analysts may do unasked is settled in writing beforehand. Whatever else is needed reaches you as a question, by telephone.',
    caption: 'Act, ask and inform are the three marks of the authority matrix, set for each asset group.',
    stages: [
      {
        title: 'Watch',
        description: 'Signals from endpoints, identities, cloud and network are collected.',
        gathers: true,
        decides: ['provider'],
        decider: 'A tested rule',
        decision: 'raises the alert. Each was fired on purpose before it went live.',
      },
      {
        title: 'Triage',
        description: 'Automation enriches and groups. An analyst reads the alert.',
        closes: 'closed, with the reason',
        decides: ['provider'],
        decider: 'Our analyst',
        decision: 'writes the reason and signs the case.',
      },
      {
        title: 'Contain',
        description: 'A laptop is isolated, an account disabled, a server stopped.',
        note: 'ask',
        decides: ['provider', 'client'],
        decider: 'The authority matrix.',
        decision: 'Act or inform: we do it. Ask: you decide on the call.',
      },
      {
        title: 'Restore',
        description: 'Clean systems come back, under closer monitoring.',
        note: 'order',
        decides: ['client'],
        decider: 'You',
        decision: 'name the order in which the business needs them.',
      },
      {
        title: 'Report',
        description: 'Cause, reach and remedy, in words your board can use.',
        note: 'duty to notify',
        decides: ['client'],
        decider: 'You, with counsel,',
        decision: 'decide whether anyone has to be notified.',
      },
    ],
  },
};

/** The client carries out a stage, so that the strand runs in the lower lane. */
export const WorkByClient: Story = {
  args: {
    heading: 'A warning becomes a change',
    stages: [
      {
        title: 'Collect',
        duration: '1 to 2 weeks',
        description: 'Only sources that serve a requirement.',
        gathers: true,
        decides: ['client'],
        decider: 'Your requirements',
        decision: 'say what is collected.',
      },
      {
        title: 'Assess',
        description: 'Sources are graded and the likelihood is stated.',
        decides: ['provider'],
        decider: 'Our analyst',
        decision: 'states the confidence.',
      },
      {
        title: 'Change',
        description: 'A detection, a patch, a takedown or a decision to do nothing.',
        does: 'client',
        note: 'your owner',
        decides: ['client'],
        decider: 'Your owner',
        decision: 'of the requirement chooses.',
      },
      {
        title: 'Revise',
        description: 'Requirements are rewritten.',
        decides: ['client'],
        note: 'used or not used',
        decider: 'Your readers',
        decision: 'mark each product.',
      },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
