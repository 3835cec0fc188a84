import type { Guidance } from '../guidance/Guidance';
import type { FigureProps } from './Figure';

export const guidance: Guidance<FigureProps> = {
  part: 'Figure',
  purpose: 'The frame of an explanatory figure: heading, lead, figure, caption and legend.',
  useFor: ['a new kind of figure, built on this frame'],
  notFor: [
    { situation: 'the steps of a piece of work with durations', instead: 'Timeline' },
    { situation: 'a picture that explains nothing', instead: 'Strand' },
    { situation: 'something that words alone say as well' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', min: 8, max: 60 },
    { prop: 'lead', unit: 'characters', max: 220 },
    { prop: 'caption', unit: 'characters', max: 260 },
    { prop: 'legend', unit: 'items', max: 9 },
  ],
  related: ['FigureMark', 'Timeline', 'Section'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: '`figure` with a heading of `headingLevel` and, with a caption or legend, a `figcaption`',
    meets: [
      { criterion: '1.1.1', how: 'Figures are lists or tables; lines and marks are hidden.' },
      { criterion: '1.4.1', how: 'Every mark has a shape of its own and a word beside it.' },
    ],
    supply: ['A heading that states the answer.', 'Content that makes sense without its lines.'],
  },
};
