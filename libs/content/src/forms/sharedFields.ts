import { categories } from '../categories';
import type { CheckboxField, SelectField, TextField } from './types';

export const noSecrets = 'No passwords, keys, confidential papers or data about other people, please.';

/** Fields about the sender, shared by all forms. */
export const person = {
  name: {
    control: 'text',
    name: 'name',
    label: 'Your name',
    autoComplete: 'name',
    maxLength: 120,
    missing: 'Enter your name',
  },
  email: {
    control: 'text',
    type: 'email',
    name: 'email',
    label: 'E-mail address',
    autoComplete: 'email',
    // RFC 5321, section 4.5.3.1.3: a path of at most 256 octets including its two angle brackets.
    maxLength: 254,
    missing: 'Enter your e-mail address',
    pattern: {
      source: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
      mismatch: 'Enter an e-mail address in the form name@company.example',
    },
  },
  company: {
    control: 'text',
    name: 'company',
    label: 'Company',
    autoComplete: 'organization',
    maxLength: 160,
  },
  role: {
    control: 'text',
    name: 'role',
    label: 'Your role',
    autoComplete: 'organization-title',
    maxLength: 120,
  },
  phone: {
    control: 'text',
    type: 'tel',
    name: 'phone',
    label: 'Telephone',
    autoComplete: 'tel',
    maxLength: 40,
    pattern: {
      source: '[ +\\(\\)\\-.\\/]*(?:\\d[ +\\(\\)\\-.\\/]*){6,}',
      mismatch: 'Enter a telephone number with at least six digits, like +1 555 0100',
    },
  },
} as const satisfies Record<string, TextField>;

/** Choice of the practice that fits the request best. */
export const practice = {
  control: 'select',
  name: 'practice',
  label: 'Nearest practice',
  hint: 'A guess will do; the message is passed on where it belongs.',
  placeholder: 'Not sure yet',
  options: categories.map(({ label }) => label),
} as const satisfies SelectField;

/** Request for a non-disclosure agreement, in forms whose description may be confidential. */
export const confidentiality = {
  control: 'checkbox',
  name: 'nda',
  label: 'Send us your mutual non-disclosure agreement before we go into detail',
} as const satisfies CheckboxField;
