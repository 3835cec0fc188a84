import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'which-web3-product',
    place: 'introduction',
    heading: 'Five products, told apart by one question each',
    lead: 'Take the first yes as the core of the product. Later ones become parts of it.',
    questions: [
      {
        question: 'Do members decide together how money is spent or rules change?',
        title: 'DAO',
        href: '/web3-solutions/dao',
        duration: '13 to 17 weeks',
        text: 'Votes read from a past snapshot, with a delay before anything runs.',
      },
      {
        question: 'Must users, or your treasury, sign for what leaves an account?',
        title: 'Wallet',
        href: '/web3-solutions/wallet',
        duration: '15 to 23 weeks',
        text: 'Keys and recovery that were tried on real devices.',
      },
      {
        question: 'Do people list, sell and resell single items to each other?',
        title: 'Marketplace',
        href: '/web3-solutions/marketplace',
        duration: '17 to 26 weeks',
        text: 'Signed orders off chain, settlement on chain, and a moderation desk.',
      },
      {
        question: 'Must somebody prove an attribute and keep the rest private?',
        title: 'Decentralised identity',
        href: '/web3-solutions/identity',
        duration: '3 to 5 months',
        text: 'Issuers, verifiers and the trust lists between them.',
      },
      {
        question: 'Does code lend, exchange or invest what people deposit?',
        title: 'DeFi',
        href: '/web3-solutions/defi',
        duration: '5 to 7 months',
        text: 'Stated properties, tested until they fail or hold.',
      },
    ],
    otherwise: {
      question: 'Then question the chain',
      title: 'Blockchain consulting',
      href: '/blockchain-consulting-integration',
      text: 'A study compares a ledger with a conventional design.',
    },
  },
];
