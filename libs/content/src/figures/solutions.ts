import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'which-industry',
    place: 'introduction',
    heading: 'The strictest rules lead, the others join',
    lead: 'A company can belong to several industries. The first yes names the page whose obligations fill the register first.',
    questions: [
      {
        question: 'Could an error in your system harm a patient?',
        title: 'Healthcare',
        href: '/industry/healthcare',
        text: 'Device law and health-data rules decide the schedule.',
      },
      {
        question: 'Do you hold money, execute payments or keep crypto-assets for clients?',
        title: 'Finance',
        href: '/industry/finance',
        text: 'DORA sets incident clocks, supplier contracts and tests.',
      },
      {
        question: 'Do minors play your games, or buy chances in them?',
        title: 'Gaming',
        href: '/industry/gaming',
        text: 'Consent of parents, age ratings and odds come first.',
      },
      {
        question: 'Do consumers pay with cards at your tills or on your site?',
        title: 'Retail',
        href: '/industry/retail',
        text: 'Payment pages, accessibility and price history bind the design.',
      },
      {
        question: 'Must others believe where goods came from?',
        title: 'Supply chain',
        href: '/industry/supply-chain',
        text: 'Event data, customs records and due-diligence statements.',
      },
    ],
    otherwise: {
      question: 'Then start from the discipline',
      title: 'Services directory',
      href: '/services-page',
      text: 'All services, by the work that they do.',
    },
  },
];
