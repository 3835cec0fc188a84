import { categories } from '../navigation';
import type { SelectField } from './types';

/** Choice of the practice that fits the request best. */
export const practice = {
  control: 'select',
  name: 'practice',
  label: 'Nearest practice',
  hint: 'A guess will do; the message is passed on where it belongs.',
  placeholder: 'Not sure yet',
  options: categories.map(({ label }) => label),
} as const satisfies SelectField;
