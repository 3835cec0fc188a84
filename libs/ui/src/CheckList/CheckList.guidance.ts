import type { Guidance } from '../guidance/Guidance';
import type { CheckListProps } from './CheckList';

export const guidance: Guidance<CheckListProps> = {
  part: 'CheckList',
  purpose: 'Short statements of equal weight, each after a mark that fits their meaning.',
  useFor: [
    'what is included (the default), or excluded (`mark="excluded"`)',
    'what the reader has to provide: `mark="required"`',
    'what a price or a duration depends on: `mark="factor"`',
    'events that give a reason to start: `mark="occasion"`',
    'what the reader can observe: `mark="sign"`, or what has gone wrong: `mark="failure"`',
  ],
  notFor: [
    { situation: 'steps whose order matters', instead: 'Steps' },
    { situation: 'a term and its explanation', instead: 'DescriptionList' },
    { situation: 'choices of a form', instead: 'CheckboxField' },
  ],
  limits: [
    { prop: 'items', unit: 'items', min: 2, max: 7 },
    { prop: 'items[]', unit: 'characters', max: 140 },
  ],
  related: ['DescriptionList', 'FeatureList', 'Steps'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'list',
    meets: [
      { criterion: '1.4.1', how: 'Icon and colour are decorative and hidden; the text is sufficient.' },
    ],
    supply: [
      'Items that make sense without the mark: “No hidden fees”, not “Hidden fees” after a cross.',
      'Items in parallel form.',
    ],
  },
};
