import { custodyKinds } from './comparisons/custodyKinds';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'chain-or-database',
    place: 'introduction',
    heading: 'Does the record need a chain?',
    lead: 'The case review asks five questions in this order. The first yes names the design; if it is a ledger, it is compared with a conventional one.',
    questions: [
      {
        question: 'Will one organisation write, and will the others accept that?',
        title: 'A database',
        href: '/custom-software-development',
        text: 'One keeper, an audit log and signed exports are enough.',
      },
      {
        question: 'Do all writers trust the same operator?',
        title: 'A shared service with an API',
        href: '/api-development-integration',
        duration: '3 to 5 months',
        text: 'One operator, access for each partner, a history that all can fetch.',
      },
      {
        question: 'Are the parties known, and is the content confidential?',
        title: 'A permissioned ledger',
        href: '/private-blockchain-solutions',
        duration: '5 to 9 months',
        text: 'Members validate together; each sees what concerns it.',
      },
      {
        question: 'Must outsiders hold or trade what is recorded?',
        title: 'A token on a public network',
        href: '/tokenization-services',
        duration: '4 to 7 months',
        text: 'Wallets and venues exist there; the contract enforces eligibility.',
      },
      {
        question: 'Must terms run without an operator who could change them alone?',
        title: 'A smart contract',
        href: '/smart-contract-development',
        duration: '6 to 13 weeks',
        text: 'Public code with an outside audit, whose calendar comes on top.',
      },
    ],
    otherwise: {
      question: 'Then stay conventional',
      title: 'Consultation',
      href: '/services/consultation',
      text: 'Where none of the five applies, a ledger adds cost and no assurance.',
    },
    caption: 'Durations come from each service’s page.',
  },
  custodyKinds,
];
