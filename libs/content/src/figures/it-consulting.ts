import type { Figure } from './types';
import { days, weeks } from './workingDays';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'advice-or-work',
    place: 'introduction',
    heading: 'Advice, or a service that does it?',
    lead: 'Stop at the first yes. The five fields on this page are for choices that touch people, systems and budget together.',
    questions: [
      {
        question: 'Is the decision taken, and only the people to do it missing?',
        title: 'Single services',
        href: '/services',
        text: 'Each has its own steps, duration and documents.',
      },
      {
        question: 'Can one engineer settle it by reading and asking for a week?',
        title: 'Consultation',
        href: '/services/consultation',
        duration: '1 to 2 weeks',
        text: 'One question, answered in a memo of four to eight pages.',
      },
      {
        question: 'Is security the whole of the question?',
        title: 'Cybersecurity consulting',
        href: '/services/cybersecurity-consulting',
        duration: '6 to 18 months',
        text: 'A named adviser owns the roadmap and reports to the board.',
      },
      {
        question: 'Is it about a ledger, its network and its vendors?',
        title: 'Blockchain consulting',
        href: '/blockchain-consulting-integration',
        duration: '3 to 5 weeks',
        text: 'A study that settles in 1 to 2 weeks whether a ledger fits.',
      },
      {
        question: 'Will the board have to defend the choice a year later?',
        title: 'One of the five fields',
        href: '/it-consulting#pages',
        text: 'A paper, a project in your teams, or operation by us.',
      },
    ],
    otherwise: {
      question: 'Then ask in one sentence',
      title: 'Free consultation call',
      href: '/request-consultation',
      text: 'The call sorts the question, even if the answer is elsewhere.',
    },
  },
  {
    kind: 'timeline',
    id: 'steps',
    place: 'process',
    heading: 'A strategy paper in 6 to 10 weeks',
    lead: 'The price is fixed before the first step. From your staff it takes hours, and one workshop day of your architects.',
    timings: [
      { days: days(1), client: ['Name the decision, its date and who takes it'] },
      {
        days: weeks(3, 4),
        client: ['Give two hours with each person interviewed', 'Lend a contact for half a day a week'],
      },
      { days: weeks(2, 4), client: ['Attack the options in a workshop'] },
      { days: weeks(1, 2), client: ['Reply to the draft'] },
      {},
    ],
  },
];
