import type { Guidance } from '../guidance/Guidance';
import type { DecisionTreeProps } from './DecisionTree';

export const guidance: Guidance<DecisionTreeProps> = {
  part: 'DecisionTree',
  purpose: 'Ordered questions; the first yes names the service to choose.',
  useFor: ['services that buyers confuse', 'a choice that follows from facts the reader knows'],
  notFor: [
    { situation: 'the properties of several options', instead: 'Comparison' },
    { situation: 'steps that all happen', instead: 'Steps' },
    { situation: 'more than six questions' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', max: 60 },
    { prop: 'questions', unit: 'items', min: 2, max: 6 },
    { prop: 'questions[].question', unit: 'characters', max: 96 },
    { prop: 'questions[].title', unit: 'characters', max: 36 },
    { prop: 'questions[].text', unit: 'characters', max: 110 },
  ],
  related: ['Comparison', 'Figure', 'Steps'],
  keyboard: [{ keys: ['Enter'], on: 'the title of an answer', does: 'follows the link' }],
  accessibility: {
    name: 'The heading names the figure; the title of an answer names its link.',
    role: 'figure with an ordered list',
    meets: [
      { criterion: '1.1.1', how: 'The lines are hidden; questions, yes, no and answers are text.' },
      { criterion: '1.3.1', how: 'An ordered list: one item for each question and its answer.' },
    ],
    supply: [
      'Questions that can be answered with yes or no.',
      'A heading that names the choice.',
      'An order in which the first yes is the right one.',
    ],
  },
};
