import { company } from '../../company';
import type { FormPage } from '../../types';

export const page = {
  kind: 'form',
  form: 'contact',
  dialogClosesTo: '/contact',
  path: '/contact-popup',
  parent: '/contact',
  title: 'Quick Message',
  description:
    'The contact form in a dialog, for a short message between two other things. Close it and you are on the contact page.',
  summary: 'The contact form in a dialog, for a message of a few lines.',
  hero: {
    heading: 'A few lines are enough',
    lead: 'Name, address, what it is about. If the matter turns out to be larger, we will ask for the rest.',
  },
  next: {
    heading: 'After you send it',
    steps: [
      {
        title: 'Someone picks it up',
        duration: 'Within hours on a working day',
        description:
          'It goes to the engineer on contact duty, who answers what can be answered and finds the colleague for the rest.',
      },
      {
        title: 'A named person writes back',
        duration: 'By the next working day',
        description: 'By e-mail, in plain text, from an address that you can answer.',
      },
    ],
  },
  alternatives: {
    heading: 'If the dialog is in the way',
    text: [
      'The same form is on the ',
      { type: 'link', text: 'contact page', href: '/contact' },
      ', with more room and the telephone numbers beside it. Plain e-mail to ',
      { type: 'link', text: company.email, href: `mailto:${company.email}` },
      ' arrives in the same place.',
    ],
  },
  questions: [
    {
      question: 'Do I lose what I typed if I close the dialog?',
      answer:
        'No. The draft stays in this browser tab for the rest of your visit and is there when you open the form again, here or on the contact page.',
    },
    {
      question: 'May I attach a file?',
      answer:
        'Not through the form, so that nothing confidential travels by accident. Mention the document, and we will send you a place to upload it that only the two of us can read.',
    },
  ],
} satisfies FormPage;
