import type { ComponentPropsWithRef } from 'react';
import type { Guidance } from '../guidance/Guidance';

export const guidance: Guidance<ComponentPropsWithRef<'div'>> = {
  part: 'FieldPair',
  purpose: 'Two short fields side by side from medium screens up.',
  useFor: ['fields that belong together, such as first and last name'],
  notFor: [
    { situation: 'unrelated fields, which are read more easily in one column', instead: 'Form' },
    { situation: 'options of one question', instead: 'RadioGroup' },
  ],
  limits: [],
  related: ['Form', 'TextInput', 'Select'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [
      { criterion: '1.3.2', how: 'The order of the fields is that of the markup.' },
      { criterion: '1.4.10', how: 'One column on narrow screens.' },
    ],
    supply: ['Exactly two fields, in reading order.'],
  },
  documentedWith: 'Form',
};
