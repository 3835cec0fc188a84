import type { Guidance } from '../guidance/Guidance';
import type { FormActionsProps } from './FormActions';

export const guidance: Guidance<FormActionsProps> = {
  part: 'FormActions',
  purpose: 'The buttons at the end of a form, with a note on what submitting does.',
  useFor: ['the end of a `Form`'],
  notFor: [
    { situation: 'the actions of a page', instead: 'CallToAction' },
    { situation: 'confirmation after sending', instead: 'Notice' },
  ],
  limits: [{ prop: 'note', unit: 'characters', max: 200 }],
  related: ['Form', 'GlowButton', 'TextButton'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [{ criterion: '3.3.2', how: 'What is stored and where it goes is stated beside the button.' }],
    supply: ['One `GlowButton` of `type="submit"`, first.', 'A `TextButton` for anything else.'],
  },
};
