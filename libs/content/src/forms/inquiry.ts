import { confidentiality, noSecrets, person, practice } from './sharedFields';
import type { FormDefinition } from './types';

export const inquiry = {
  id: 'inquiry',
  heading: 'Describe the project',
  rows: [
    [person.name, person.email],
    [person.company, person.role],
    [practice],
    [
      {
        control: 'area',
        name: 'message',
        label: 'What happens today, and what should happen in its place?',
        hint: `Name the systems and the roles affected. ${noSecrets}`,
        maxLength: 10_000,
        rows: 9,
        missing: 'Describe what should change, in a sentence or more',
      },
    ],
    [
      {
        control: 'text',
        name: 'deadline',
        label: 'Fixed date',
        hint: 'And what depends on it.',
        maxLength: 160,
        autoComplete: 'off',
      },
      {
        control: 'text',
        name: 'budget',
        label: 'Budget ceiling',
        hint: 'Tells us what not to propose.',
        maxLength: 160,
        autoComplete: 'off',
      },
    ],
    [confidentiality],
  ],
  submit: 'Send the inquiry',
  subject: 'Project inquiry from the website',
  sent: {
    heading: 'Your inquiry has been sent',
    text: 'You will hear within one working day who has it. The first view in writing follows 3 to 5 working days after the inquiry.',
  },
} as const satisfies FormDefinition;
