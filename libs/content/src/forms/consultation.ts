import { confidentiality, noSecrets, person, practice } from './sharedFields';
import type { FormDefinition } from './types';

export const consultation = {
  id: 'consultation',
  heading: 'Ask for two dates',
  rows: [
    [person.name, person.email],
    [person.company, person.phone],
    [practice],
    [
      {
        control: 'area',
        name: 'message',
        label: 'What should the call be about?',
        hint: `The decision you face, and what you have tried. It settles which engineer you speak to. ${noSecrets}`,
        maxLength: 5000,
        rows: 6,
        missing: 'Describe in a sentence or more what the call should be about',
      },
    ],
    [
      {
        control: 'radio',
        name: 'urgency',
        label: 'How soon?',
        options: ['This week', 'Within two weeks', 'The date is not pressing'],
        missing: 'Choose how soon the call should be',
      },
    ],
    [
      {
        control: 'text',
        name: 'times',
        label: 'Times that suit you',
        hint: 'With your time zone, for instance: Tuesday to Thursday mornings, Central European Time.',
        maxLength: 300,
        autoComplete: 'off',
      },
    ],
    [confidentiality],
  ],
  submit: 'Request the consultation',
  subject: 'Consultation requested on the website',
  sent: {
    heading: 'Your request has been sent',
    text: 'Two dates, with the name and field of the engineer, reach you by e-mail within one working day.',
  },
} as const satisfies FormDefinition;
