import type { Guidance } from '../guidance/Guidance';
import type { ComparisonProps } from './Comparison';

export const guidance: Guidance<ComparisonProps> = {
  part: 'Comparison',
  purpose: 'Two to four options side by side, by criterion; the first row says when to choose each.',
  useFor: ['products, methods or contract models between which a buyer chooses'],
  notFor: [
    { situation: 'a choice that a few yes-or-no questions settle', instead: 'DecisionTree' },
    { situation: 'values without a choice', instead: 'Table' },
    { situation: 'a score, a ranking or a favoured column' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 60 },
    { prop: 'options', unit: 'items', min: 2, max: 4 },
    { prop: 'options[]', unit: 'characters', max: 26 },
    { prop: 'rows', unit: 'items', min: 3, max: 7 },
    { prop: 'rows[].criterion', unit: 'characters', max: 28 },
    { prop: 'rows[].cells', unit: 'items', min: 2, max: 4 },
  ],
  related: ['DecisionTree', 'Figure', 'Table'],
  keyboard: [],
  accessibility: {
    name: 'The heading names the figure and the table.',
    role: 'table with row and column headers, at every width',
    meets: [
      { criterion: '1.3.1', how: 'Explicit roles keep headers and cells where the display changes.' },
      { criterion: '1.4.10', how: 'On narrow screens the answers to a criterion follow each other.' },
    ],
    supply: ['Cells that make sense after the name of their option.', 'A first row “Choose it when”.'],
  },
};
