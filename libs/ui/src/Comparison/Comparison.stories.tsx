import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
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

/** Four options, with names and cells of several lines. */
export const LongWords: Story = {
  args: {
    id: 'long',
    heading: 'Telecommunications, interoperability and responsibilities',
    caption: 'Counted from the terms of each contract.',
    options: ['Telecommunications', 'Interoperability review', 'Responsibility', 'Acknowledgement'],
    rows: ['Choose it when', 'Responsible for interoperability', 'Notice'].map((criterion) => ({
      criterion,
      cells: [
        'Interdependencies of telecommunications infrastructure are undocumented',
        'Short',
        'Counterparty responsibilities were never written down in one place',
        'An acknowledgement is required of everybody concerned, within the period agreed',
      ],
    })),
  },
};

export const TwoOptions: Story = {
  args: {
    id: 'two',
    heading: 'Fixed price or by the day',
    options: ['Fixed price', 'Day rate'],
    rows: [
      { criterion: 'Choose it when', cells: ['The scope can be written down', 'The scope is being found'] },
      { criterion: 'A change', cells: ['Is quoted', 'Is planned'] },
      { criterion: 'It ends', cells: ['With acceptance', 'On notice'] },
    ],
  },
};
