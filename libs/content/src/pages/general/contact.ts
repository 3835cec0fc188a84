import { company } from '../../company';
import type { FormPage } from '../../types';

export const page = {
  kind: 'form',
  form: 'contact',
  path: '/contact',
  title: 'Contact',
  titleSubject: 'e-mail, telephone and SOC line',
  description: `Reach ${company.name} by form, e-mail or telephone. An engineer reads every message and answers within one working day.`,
  summary: 'Form, e-mail, telephone and the line for incidents.',
  hero: {
    slogan: 'Write to people who can answer',
    lead: 'Engineers read messages in turn. A named person replies within one working day. Numbers and addresses are examples.',
  },
  next: {
    heading: 'What happens to your message',
    steps: [
      {
        title: 'It is read by an engineer',
        duration: '1 working day at most',
        description: `Whoever is on duty decides which practice should answer and passes your words on unaltered. ${company.workingDays}`,
      },
      {
        title: 'You get a first reply',
        duration: 'Within the same day',
        description:
          'Either an answer, or the two or three questions we need for one. The sender is the person who will stay with it.',
      },
      {
        title: 'What comes next',
        duration: 'When it suits you',
        description:
          'A call, a written exchange, or a referral to somebody better placed. We ring only numbers that you gave for that purpose.',
      },
    ],
  },
  questions: [
    {
      question: 'Which form should I use?',
      answer: [
        'The form on this web page, or the same one ',
        { type: 'link', text: 'in a dialog', href: '/contact-popup' },
        ', for anything short. For a project with a scope to be priced there is ',
        { type: 'link', text: 'Inquire Now', href: '/inquire-now' },
        '; to speak with an engineer at a set time, ',
        { type: 'link', text: 'request a consultation', href: '/request-consultation' },
        '.',
      ],
    },
    {
      question: 'Can we sign a non-disclosure agreement first?',
      answer:
        'Yes. Say so in a line and leave the details out. We send our mutual agreement, or read yours, before anything confidential is exchanged.',
    },
    {
      question: 'What happens to the data I enter?',
      answer: [
        'It serves our answer and, if you ask for one, a quote. The ',
        { type: 'link', text: 'privacy policy', href: '/privacy-policy' },
        ' says what is sent, where a draft is kept in your browser, and how to have it erased.',
      ],
    },
  ],
} satisfies FormPage;
