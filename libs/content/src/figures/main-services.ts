import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'which-practice',
    place: 'introduction',
    heading: 'Which practice leads is settled by six questions',
    lead: 'The first yes names the practice that answers for the result. It brings in the others where their field is touched.',
    questions: [
      {
        question: 'Has an incident, an audit or a questionnaire set the date?',
        title: 'Cybersecurity',
        href: '/cyber-security-information',
        text: 'Testing, monitoring and response around the clock.',
      },
      {
        question: 'Will a supervisor examine the system you want?',
        title: 'Solutions',
        href: '/solutions',
        text: 'The register of obligations comes before the architecture.',
      },
      {
        question: 'Are there several good options and one budget?',
        title: 'IT consulting',
        href: '/it-consulting',
        text: 'Advice first; projects and operation if you want them.',
      },
      {
        question: 'Would each party refuse to let another keep the record?',
        title: 'Blockchain development',
        href: '/blockchain-development',
        text: 'A study comes first; no is an accepted result.',
      },
      {
        question: 'Should users hold an asset, a vote or a credential under keys of their own?',
        title: 'Web3 solutions',
        href: '/web3-solutions',
        text: 'Wallets, identity, marketplaces, governance and finance.',
      },
      {
        question: 'Would work stop if one spreadsheet or one colleague went missing?',
        title: 'Software development',
        href: '/software-development',
        text: 'Custom systems, products, apps, interfaces and cloud platforms.',
      },
    ],
    otherwise: {
      question: 'Then name the task',
      title: 'Single services',
      href: '/services',
      text: 'Twenty pieces of work, each done by one of these practices.',
    },
  },
];
