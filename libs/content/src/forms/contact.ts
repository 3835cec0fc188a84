import { noSecrets, person } from './sharedFields';
import type { FormDefinition } from './types';

export const contact = {
  id: 'contact',
  heading: 'Send a message',
  rows: [
    [person.name, person.email],
    [person.company, person.phone],
    [
      {
        control: 'area',
        name: 'message',
        label: 'Message',
        hint: `What it is about, and what you would like to have back. ${noSecrets}`,
        maxLength: 5000,
        rows: 7,
        missing: 'Enter your message',
      },
    ],
  ],
  submit: 'Send the message',
  subject: 'Message from the website',
  sent: {
    heading: 'Your message has been sent',
    text: 'An engineer reads it, and you will hear from a named person within one working day.',
  },
} as const satisfies FormDefinition;
