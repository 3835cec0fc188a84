import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { Responsibility } from './Responsibility';

const meta: Meta<typeof Responsibility> = {
  title: 'Figures/Responsibility',
  component: Responsibility,
  args: { labels: { provider: 'Keystrand' } },
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['a service that client, Keystrand and a third party operate together'],
      notFor: [
        { situation: 'work in stages, of which only some are handed over', instead: 'AlertFlow' },
        { situation: 'who holds which key', instead: 'KeyCustody' },
        { situation: 'values that are compared', instead: 'Table' },
        { situation: 'RACI letters, which need a key of their own' },
      ],
      role: 'figure with a table that has row and column headers',
      name: 'The heading.',
      meets: [
        ['1.3.1', 'Headers are associated with their cells.'],
        ['1.4.1', 'The deciding party has a mark of its own and heavier text.'],
        ['1.4.10', 'In a narrow figure the rows are a list by task that names the parties.'],
      ],
      supply: ['Roles as verb phrases that make sense after the name of the party.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Responsibility>;

export const Default: Story = {
  args: {
    heading: 'Your half of the cloud, task by task',
    lead: 'The provider operates the service. Who may use it, and how it is set up, remains a decision of yours.',
    caption: 'The responsibility matrix of your contract has these rows for each service in use.',
    vendor: 'Cloud provider',
    tasks: [
      {
        task: 'Data centre, hardware, hypervisor',
        decides: 'vendor',
        roles: { client: 'holds the contract', vendor: 'operates and patches' },
      },
      {
        task: 'Guardrails as policies',
        decides: 'client',
        roles: { client: 'approves each policy', provider: 'writes and tests it as code' },
      },
      {
        task: 'Changes to production',
        decides: 'client',
        roles: { client: 'reviews and merges', provider: 'sends pull requests' },
      },
      {
        task: 'Ranking of attack paths',
        decides: 'provider',
        roles: { client: 'names what must not stop', provider: 'verifies and ranks' },
      },
      {
        task: 'Central log archive',
        decides: 'client',
        roles: {
          client: 'sets retention',
          provider: 'builds it in its own account',
          vendor: 'stores it immutably',
        },
      },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
