import type { TextField } from './types';

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
