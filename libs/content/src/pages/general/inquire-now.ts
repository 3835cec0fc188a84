import { company } from '../../company';
import type { FormPage } from '../../types';

export const page = {
  kind: 'form',
  form: 'inquiry',
  path: '/inquire-now',
  title: 'Inquire Now',
  titleSubject: 'describe the task for a first view',
  description:
    'Describe a project or a problem and receive a written first view, the open questions, and the way to a customised quote for your scope.',
  summary: 'For a project with a scope: what to send, and what you get back in writing.',
  hero: {
    slogan: 'Describe the problem, get a first view back',
    lead: 'Rough notes will do. We answer with our reading of the task, the parts that decide the price, and what we would need to know to quote.',
  },
  next: {
    heading: 'From inquiry to quote',
    steps: [
      {
        title: 'Reading',
        duration: '1 working day',
        description: `The lead of the nearest practice reads the inquiry and calls in others where it touches their field. You are told who they are. ${company.workingDays}`,
      },
      {
        title: 'First view in writing',
        duration: '3 to 5 working days after the inquiry',
        description:
          'A page with the task as we understand it, what we would leave out, the main uncertainties, and a likely range of duration.',
      },
      {
        title: 'Questions and evidence',
        duration: '1 to 2 weeks; none for a clear task',
        description:
          'One or two calls, and a look at documents in a protected channel if the work builds on something that exists.',
      },
      {
        title: 'Customised quote',
        duration: 'Up to 1 week',
        description:
          'Items, assumptions, exclusions, the people named and the order of payment. You can strike out an item and see what remains. It holds for 60 days, for that scope.',
      },
    ],
  },
  alternatives: {
    heading: 'Other ways to ask',
    text: [
      'Tenders and questionnaires in a format of their own go to ',
      { type: 'link', text: company.email, href: `mailto:${company.email}` },
      '. Easier told than written? Book a ',
      { type: 'link', text: 'consultation', href: '/request-consultation' },
      ', and we take the notes.',
    ],
  },
  questions: [
    {
      question: 'What should the description contain?',
      answer:
        'What happens today, what should happen in its place, who is affected, and the date that cannot move. Names of systems help. A budget ceiling helps too, because it tells us which options not to spend your time on.',
    },
    {
      question: 'Is the inquiry binding, or charged?',
      answer:
        'Neither. If a study is needed before we can quote, it is an order of its own. A build begins with one unless its scope is already written down; so does work on a system that nobody could price unseen. You see its own quote first.',
    },
    {
      question: 'Will you tell us if we should not do it?',
      answer: 'Yes, with the reason and usually with an alternative.',
    },
    {
      question: 'Do you answer formal tenders?',
      answer:
        'We do when the procedure allows questions and the scope can still be discussed. Send the documents with the closing date; you will have a yes or a no in 3 working days.',
    },
  ],
} satisfies FormPage;
