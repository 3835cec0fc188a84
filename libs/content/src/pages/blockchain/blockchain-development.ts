import { figures } from '../../figures/blockchain-development';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/blockchain-development',
  title: 'Blockchain Development',
  description:
    'Blockchain development for organisations: smart contracts, dApps, tokens and permissioned ledgers, from the first decision to operation.',
  summary: 'Contracts, dApps, tokens and permissioned ledgers, built to be audited and kept running.',
  category: 'blockchain',
  hero: {
    slogan: 'Shared records that no single party can rewrite',
    lead: 'Ledger systems on public and permissioned networks: design, construction and operation. Before any code is written, you learn whether a database would do.',
  },
  children: {
    heading: 'Five services, one chain of responsibility',
    paths: [
      '/blockchain-consulting-integration',
      '/smart-contract-development',
      '/dapp-development',
      '/tokenization-services',
      '/private-blockchain-solutions',
    ],
  },
  headings: {
    steps: 'From first doubt to a launch under limits',
    deliverables: 'Records and software handed over',
    standards: 'Laws and standards that shape the design',
    terms: 'Duration, price and what stays out',
    questions: 'Questions about ledgers in general',
    related: 'Practices and industries close to this one',
  },
  layout: [['steps'], ['signs'], ['deliverables', 'terms'], ['standards', 'questions'], ['related']],
  figures,
  introduction: {
    heading: 'A ledger earns its cost where parties share no owner',
    paragraphs: [
      'A blockchain replaces one operator’s word with a record that several parties can verify for themselves. That is worth paying for when organisations must agree on who owns what, or in which order events happened, and none of them should hold the master copy.',
      'In return, transactions cost gas or node capacity, published mistakes cannot be deleted, and a lost key can mean lost assets. We weigh these costs with you before anything is built.',
      [
        'If fit, network and vendors are all open, start with ',
        {
          type: 'link',
          text: 'consulting and integration',
          href: '/blockchain-consulting-integration',
        },
        '; a set of rules that has passed the test goes straight to ',
        { type: 'link', text: 'smart contracts', href: '/smart-contract-development' },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'Where a first conversation usually starts',
    mark: 'occasion',
    items: [
      'Several organisations keep copies of the same facts and pay people to reconcile them.',
      'A product plan rests on assets that customers hold themselves, outside your database.',
      'A prototype works on a test network, and the holders of the production keys are not yet named.',
      'An inherited contract controls value, and its author has left.',
    ],
  },
  features: [
    {
      icon: 'scale',
      title: 'Fit before technology',
      description:
        'Each new ledger opens with a written test: who writes, who verifies, who might disagree, what must stay private. If a signed log in a database passes it, we recommend the database.',
    },
    {
      icon: 'key',
      title: 'Keys drawn first',
      description:
        'Signing authority, multi-signature thresholds, hardware protection and recovery are designed before the first contract.',
    },
    {
      icon: 'eye',
      title: 'Delivered with the means to run it',
      description: 'Nodes, indexers, event alerts and an incident plan ship with the contracts.',
    },
  ],
  steps: [
    {
      title: 'Decide whether a ledger fits',
      description:
        'Actors, trust assumptions, data and law are mapped. A plain alternative is costed for each ledger design.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Choose the network and the finality rule',
      description:
        'One network, and the point at which a transaction is irreversible for you. Blockchain Consulting scores several in 3 to 5 weeks, in place of steps 1 and 2.',
      duration: '1 week',
    },
    {
      title: 'Build in thin slices',
      description:
        'Contract, interface, integration and monitoring grow together and reach a test network within the first fortnight.',
      duration: '6 to 16 weeks',
    },
    {
      title: 'Face an independent audit',
      description: 'A firm other than ours reviews frozen code. Its report reaches you unedited.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Launch under limits, then operate',
      description:
        'Deposit caps limit exposure until live behaviour matches the model. Operation of nodes and alerts follows.',
      duration: '2 to 4 weeks, then ongoing',
    },
  ],
  deliverables: [
    {
      title: 'Decision record',
      description: 'The case for or against a ledger, with the options refused and why.',
    },
    {
      title: 'Source and reproducible builds',
      description: 'Contracts, services and infrastructure in your repositories, bytecode verified on chain.',
    },
    {
      title: 'Key ceremony record',
      description: 'Which key was made on what device, before which witnesses, and how it is recovered.',
    },
    {
      title: 'Operating manual',
      description: 'Alert thresholds, pause and upgrade procedures, and the log of their trial.',
    },
  ],
  terms: {
    titles: {
      duration: 'Time from order to release',
      limits: 'Where we stop',
      priceFactors: 'Price: parties, systems and nodes',
      asked: 'From you: sponsor, counsel, key holders',
    },
    duration:
      'A first production release takes 3 to 7 months on a public network, audit included, and less for contracts or a front end alone; a consortium network takes 5 to 9 months. Colleagues who wrote none of it test interfaces for 2 to 3 weeks more. The first two steps are a study with a price of its own; the customised quote for the build follows them. Defects in our code are repaired free for a period that the agreement names.',
    priceFactors: [
      'Parties, contracts and chains involved',
      'Existing systems to connect',
      'Who runs nodes and alerts after launch',
    ],
    asked: [
      'A sponsor able to decide on governance',
      'Legal counsel for the asset or consortium question',
      'Key holders who do not all sit in one department',
    ],
    limits:
      'We do not promote tokens, forecast prices or give legal opinions. We hold neither your assets nor a key that moves them, and we do not audit code that we wrote.',
  },
  standards: [
    {
      name: 'ISO 23257:2022',
      use: 'Reference architecture for distributed ledgers; fixes the words for layers and roles in our designs.',
    },
    {
      name: 'MiCA, Regulation (EU) 2023/1114',
      use: 'Settles early whether a planned token or service needs a white paper or an authorisation in the EU.',
    },
    {
      name: 'GDPR',
      use: 'Personal data stays in stores that can erase it. We treat hashed personal data as personal data.',
    },
    {
      name: 'FIPS 140-3',
      use: 'Validation asked of the hardware modules that guard high-value signing keys.',
    },
  ],
  questions: [
    {
      question: 'How do we know that a database would not be enough?',
      answer:
        'Ask whether the parties would accept one of them as administrator, with signed logs and an outside auditor. If they would, a database is cheaper, faster and easier to correct.',
    },
    {
      question: 'Can anything be changed after launch?',
      answer:
        'Past transactions cannot. Contract logic can, if a proxy or migration path was designed in. The power to change it then needs protecting: several signers, a delay, public notice.',
    },
    {
      question: 'When is a transaction final?',
      answer:
        'It varies. Ethereum normally finalises a block in about a quarter of an hour. A rollup adds its own stages. A permissioned network on Raft or QBFT does not fork while its fault threshold holds. We set a waiting rule by amount at risk.',
    },
    {
      question: 'Do we have to hold cryptocurrency?',
      answer:
        'On a public network somebody pays gas in the native asset: your treasury, a relayer, or a paymaster that charges you in another currency. A permissioned network normally needs none.',
    },
  ],
  related: [
    { path: '/web3-solutions', text: 'Products on public networks: wallets, votes, markets, credentials.' },
    {
      path: '/services/application-security',
      text: 'Reviews the services around the contracts, where thefts can begin.',
    },
    { path: '/industry/finance', text: 'Settlement, custody and reporting duties of regulated firms.' },
    {
      path: '/industry/supply-chain',
      text: 'Shared event data among trading partners, with or without a ledger.',
    },
  ],
  action: {
    heading: 'Bring the disagreement to be settled',
    text: 'Tell us which parties must agree on what. Our opinion names the questions that decide whether a ledger fits; the study answers them.',
  },
} satisfies PracticePage;
