import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { Figure } from './Figure';

const meta: Meta<typeof Figure> = {
  title: 'Figures/Figure',
  component: Figure,
  parameters: {
    group: 'Explanatory figures',
    guidance: [
      {
        part: 'Figure',
        useFor: ['a new kind of figure, built on this frame'],
        notFor: [
          { situation: 'the steps of a piece of work with durations', instead: 'Timeline' },
          { situation: 'a picture that explains nothing', instead: 'Strand' },
          { situation: 'something that words alone say as well' },
        ],
        role: '`figure` with a heading of `headingLevel` and, with a caption or legend, a `figcaption`',
        name: 'The heading.',
        meets: [
          ['1.1.1', 'Figures are lists or tables; lines and marks are hidden.'],
          ['1.4.1', 'Every mark has a shape of its own and a word beside it.'],
        ],
        supply: ['A heading that states the answer.', 'Content that makes sense without its lines.'],
      },
      {
        part: 'FigureMark',
        useFor: ['beside a word in a figure', '`legend` of a `Figure`, which renders it'],
        notFor: [
          { situation: 'a sign for a feature or an action', instead: 'Icon' },
          { situation: 'a mark without a word beside it' },
        ],
        role: 'decorative image',
        name: 'None: it is hidden from assistive technology.',
        meets: [['1.1.1', 'Hidden with `aria-hidden`; the word beside it is text.']],
        supply: ['The word that says what the mark means.'],
      },
    ] satisfies PartGuidance[],
  },
};

export default meta;

type Story = StoryObj<typeof Figure>;

/** The frame with every mark in its legend. */
export const Default: Story = {
  args: {
    heading: 'Two to three weeks to the report',
    lead: 'Each step is drawn from its shortest to its longest course.',
    caption: 'Working days, added up from the durations of the steps.',
    legend: [
      { mark: 'provider', label: 'Keystrand' },
      { mark: 'client', label: 'you act' },
      { mark: 'vendor', label: 'third party' },
      { mark: 'earliest', label: 'earliest end' },
      { mark: 'latest', label: 'latest end' },
      { mark: 'none', label: 'holds nothing' },
      { mark: 'waiting', label: 'waiting' },
    ],
    children: <p>The figure: a list or a table with decorative lines.</p>,
  },
};
