import { figures } from '../../figures/dapp-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/dapp-development',
  title: 'dApp Development',
  titleSubject: 'signing, indexing, node access',
  description:
    'Decentralised applications with clear signing screens, several RPC providers, reorganisation-safe indexing and a plan for wallets that fail.',
  summary: 'Interfaces, wallets, indexers and relayers around contracts, honest about every pending state.',
  category: 'blockchain',
  parent: '/blockchain-development',
  hero: {
    slogan: 'Let people see what they sign, and what happened next',
    lead: 'The part of a decentralised application that users touch, with the indexing and node access behind it. Contracts are half the product; this is the other half.',
  },
  headings: {
    steps: 'How an application reaches its users',
    deliverables: 'The application and its documents',
    standards: 'Interfaces that wallets expect',
    terms: 'Time to release, cost and scope',
    questions: 'Questions from product owners',
    related: 'Work that usually surrounds a dApp',
  },
  layout: serviceLayouts.build,
  figures,
  introduction: {
    heading: 'Between the wallet and the chain',
    paragraphs: [
      'A dApp asks people to authorise things that cannot be reversed. Its interface has to show the effect in words, keep track of a transaction that may be replaced, dropped or reverted, and stay useful while a node provider is down.',
      'We write the client, the wallet connection, the indexer that turns events into queryable data, and the relayer where users should not need gas. Each can be replaced without touching the contracts.',
      [
        'The contract side is described under ',
        { type: 'link', text: 'smart contract development', href: '/smart-contract-development' },
        '. We work with ours, yours or a public protocol.',
      ],
    ],
  },
  signs: {
    heading: 'Symptoms in an existing application',
    mark: 'sign',
    items: [
      'Users ask support whether a payment went through, because the screen does not know.',
      'Balances jump backwards after a chain reorganisation.',
      'The site goes dark whenever one RPC provider rate-limits you.',
      'Unlimited token approvals are requested by default.',
      'New customers leave at the step where they must buy gas.',
    ],
  },
  features: [
    {
      icon: 'wallet',
      title: 'Readable signatures',
      description:
        'Typed data instead of raw hex, approvals for the exact amount, and a simulation of the outcome before the wallet opens.',
    },
    {
      icon: 'graph',
      title: 'An indexer that can change its mind',
      description:
        'Events are stored with block hash and depth. When a block is orphaned, derived records roll back, and anything not yet finalised is labelled as such.',
    },
    {
      icon: 'shield',
      title: 'The web attack surface included',
      description:
        'Strict content policy, pinned dependencies, registrar lock and deployment by signed build. Hijacked front ends have emptied wallets while the contracts stayed sound.',
    },
  ],
  steps: [
    {
      title: 'Transaction map',
      description:
        'Every user action is traced through signature, submission, inclusion and finality, with a screen for each outcome.',
      duration: '1 week',
    },
    {
      title: 'Prototype with real wallets',
      description:
        'Clickable flows on a test network, tried by people who own a wallet and people who do not.',
      duration: '2 weeks',
    },
    {
      title: 'Client, indexer and relayer',
      description:
        'Built against a local fork, with generated contract types and two independent RPC routes.',
      duration: '6 to 12 weeks',
    },
    {
      title: 'Failure drill',
      description:
        'Wrong network, rejected signature, stuck nonce, stale price, halted sequencer: each is provoked and the copy corrected.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Release and watch',
      description:
        'Staged rollout with alerts on indexer lag, revert rate, relayer balance and unexpected script changes.',
      duration: '1 week',
    },
  ],
  deliverables: [
    {
      title: 'Application source',
      description: 'Client, indexer, relayer and end-to-end tests that run on a forked chain.',
    },
    {
      title: 'Transaction state catalogue',
      description: 'Each state a user may meet, its wording, and how it is detected.',
    },
    {
      title: 'Wallet compatibility matrix',
      description: 'Wallets and devices tested, with known deviations.',
    },
    {
      title: 'Hosting and recovery guide',
      description: 'DNS, builds, provider fail-over, re-indexing from genesis, and a static fallback.',
    },
  ],
  terms: {
    titles: {
      duration: 'Weeks from map to release',
      priceFactors: 'Price: flows, chains and history',
      asked: 'Have these ready for us',
      limits: 'What no front end can do',
    },
    duration:
      '11 to 18 weeks from map to public release when contracts exist. Map and prototype come first, as a study; a customised quote for the rest follows the flows and chains they fix. Not counted are 2 to 3 weeks for testers who wrote none of it, an item of that quote.',
    effort: '120 to 260 person-days by 3 or 4 people.',
    priceFactors: [
      'Number of distinct transaction flows',
      'Chains and wallet types supported',
      'Sponsored gas or account abstraction',
      'History to index and queries to serve',
    ],
    asked: [
      'Contract addresses, interfaces and audit reports',
      'A product owner who answers wording questions',
      'Test users outside your own team',
    ],
    limits:
      'We cannot recover keys, reverse transfers or vouch for third-party wallets. We do not build interfaces that hide fees or pre-tick approvals.',
  },
  standards: [
    {
      name: 'EIP-1193 and EIP-6963',
      use: 'Provider interface, and discovery of several installed wallets without one shadowing another.',
    },
    {
      name: 'ERC-4337',
      use: 'Smart accounts and paymasters where sponsored gas, batched calls or recovery is wanted.',
    },
    {
      name: 'ERC-4361',
      use: 'Sign-in with Ethereum, bound to domain and nonce, in place of a home-made login message.',
    },
    {
      name: 'OWASP ASVS and WCAG 2.2',
      use: 'Requirements for the web tier and its accessibility; a signing dialog must be operable by keyboard.',
    },
  ],
  questions: [
    {
      question: 'Is a dApp with your hosted front end still decentralised?',
      answer:
        'The contracts are; a website is not. We document what happens if it disappears: verified contracts, a build anyone can run, and optional publication to content-addressed storage.',
    },
    {
      question: 'Can customers use it without a wallet or gas?',
      answer: [
        'Yes, through a smart account with ',
        { type: 'link', text: 'passkey', href: '/cyber-security-information#term-passkey' },
        ' signing and a paymaster. Somebody still pays, so we set limits per user, and the trust placed in relayer and recovery service is written down.',
      ],
    },
    {
      question: 'How soon can we show a payment as done?',
      answer:
        'Included and finalised are different statements. On a rollup, a sequencer receipt arrives in seconds, yet rests on one operator until its data is on layer 1. We show both stages and tie shipping or credit to the later one where the amount warrants it.',
    },
    {
      question: 'Which personal data does a dApp create?',
      answer:
        'Addresses, IP logs at RPC providers and analytics can be joined to people. We keep analytics first-party, choose providers by contract, and put nothing personal into calldata.',
    },
  ],
  related: [
    {
      path: '/smart-contract-development',
      text: 'The contracts that the application calls, if they do not exist yet.',
    },
    { path: '/web3-solutions/wallet', text: 'A wallet of your own, for users who arrive without one.' },
    { path: '/mobile-web-app-development', text: 'The same product on phones, through the app stores.' },
    {
      path: '/services/penetration-testing',
      text: 'Tests of the hosted parts: front end, indexer and relayer.',
    },
  ],
  action: {
    heading: 'Show us the screen people fear',
    text: 'Name the step where your users hesitate or lose track. In the call we name the states that it leaves out.',
  },
} satisfies ServicePage;
