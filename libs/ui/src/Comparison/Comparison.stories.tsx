import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { longWords } from '../testing/longWords';
import { Comparison } from './Comparison';

const meta: Meta<typeof Comparison> = {
  title: 'Figures/Comparison',
  component: Comparison,
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: ['products, methods or contract models between which a buyer chooses'],
      notFor: [
        { situation: 'a choice that a few yes-or-no questions settle', instead: 'DecisionTree' },
        { situation: 'values without a choice', instead: 'Table' },
        { situation: 'a score, a ranking or a favoured column' },
      ],
      role: 'table with row and column headers, at every width',
      name: 'The heading names the figure and the table.',
      meets: [
        ['1.3.1', 'Explicit roles keep headers and cells where the display changes.'],
        ['1.4.10', 'On narrow screens the answers to a criterion follow each other.'],
      ],
      supply: ['Cells that make sense after the name of their option.', 'A first row “Choose it when”.'],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Comparison>;

export const Default: Story = {
  args: {
    id: 'siem-xdr-lake',
    heading: 'SIEM, XDR or a data lake',
    lead: 'They answer different questions; read the first row first.',
    options: ['SIEM', 'XDR', 'Data lake'],
    rows: [
      {
        criterion: 'Choose it when',
        cells: [
          'You run custom applications, several clouds or long retention',
          'The estate is single-vendor and obligations are modest',
          'History is required and few will read it',
        ],
      },
      {
        criterion: 'Sources',
        cells: [
          'Any source with a parser, or one written for it',
          'The vendor’s own sensors, others through connectors',
          'Anything; the schema can wait',
        ],
      },
      {
        criterion: 'Response',
        cells: [
          'Through other tools and playbooks',
          'Built in: isolate a device, disable an account',
          'None',
        ],
      },
      {
        criterion: 'The bill follows',
        cells: ['Volume and retention', 'Devices and users', 'Storage and queries'],
      },
    ],
  },
};

/** Words break within their boxes; lines and marks keep their places. */
export const LongWords: Story = longWords(Default);
