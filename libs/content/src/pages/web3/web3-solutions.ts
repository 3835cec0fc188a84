import { serviceLayouts } from '../../serviceLayouts';
import { figures } from '../../figures/web3-solutions';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/web3-solutions',
  category: 'web3',
  title: 'Web3 Solutions',
  titleSubject: 'DAOs, wallets, markets, identity',
  description:
    'DAOs, wallets, marketplaces, digital identity and DeFi, designed around who holds which power and what happens when a key, a node or a price fails.',
  summary: 'Governance, wallets, marketplaces, identity and DeFi, with every privileged key accounted for.',
  hero: {
    slogan: 'Decide who holds the power before writing a contract',
    lead: 'For products that keep value and decisions on a public chain. An early deliverable lists everyone who can change the rules, and how.',
  },
  figures,
  headings: {
    steps: 'From suitability check to capped launch',
    deliverables: 'Decisions, maps and runbooks',
    standards: 'Regulation and interface standards',
    terms: 'Duration, people and refusals',
    questions: 'Questions before a token or a chain',
    related: 'Neighbouring practices',
  },
  layout: serviceLayouts.advice,
  introduction: {
    heading: 'Five kinds of product, one recurring weakness',
    paragraphs: [
      'A Web3 product is an ordinary web application with one unusual part: a contract that holds value, that anyone may call, and that cannot be corrected by restoring a backup. Losses can start with an upgrade key on one laptop, an approval signed without being read, a price taken from the wrong place, or a web page that was altered between the server and the user.',
      [
        'If the assets, the shared ledger or the contracts themselves are the point, start at ',
        { type: 'link', text: 'blockchain development', href: '/blockchain-development' },
        ' instead.',
      ],
    ],
  },
  signs: {
    heading: 'When this practice is the right place to start',
    mark: 'occasion',
    items: [
      'Several parties must act on one state, and none of them is accepted as its keeper.',
      'Users are meant to hold assets themselves, and support has no answer for a lost phone.',
      'There is no list of the addresses that may upgrade, pause or mint.',
      'A contract audit passed, yet the website in front of it has never been tested.',
    ],
  },
  features: [
    {
      icon: 'key',
      title: 'A register of privileged keys',
      description:
        'Each role, its holder, its threshold and its delay are written down and read back from the chain, so that paper and contract cannot drift apart.',
    },
    {
      icon: 'web',
      title: 'The site is part of the attack surface',
      description:
        'DNS, build pipeline, third-party scripts and RPC providers get the same threat model as the Solidity.',
    },
    {
      icon: 'scale',
      title: 'A stated reason for every chain call',
      description:
        'What works as well in a database goes into a database. The rest is justified in one paragraph each.',
    },
  ],
  steps: [
    {
      title: 'Suitability and token classification',
      description:
        'We test whether a chain is needed, and hand counsel the facts needed to classify any token. The chain decision record begins here.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Chain and account choice',
      description:
        'Finality, fees, sequencer and bridge trust, wallet support and exit routes, compared for your transaction mix.',
      duration: '1 week',
    },
    {
      title: 'Threat model and register of keys',
      description:
        'Who can take, freeze, inflate or censor, alone or in collusion, and what slows them down.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Build against forks and testnets',
      description:
        'Contracts, indexer and interface grow together, with tests replayed on a copy of live chain state.',
      duration: '6 to 16 weeks',
    },
    {
      title: 'External review and capped launch',
      description:
        'An auditor of your choosing, never us, reviews the code; deposits then start under a ceiling that rises in stages.',
      duration: '4 to 8 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Chain decision record',
      description: 'The options weighed, the one taken, and what would reverse the choice.',
    },
    {
      title: 'Register of privileged keys',
      description: 'Who may upgrade, pause or mint, alone or with others, and after what delay.',
    },
    {
      title: 'Trust-assumption map',
      description: 'Every oracle, bridge, sequencer and signer that the product believes.',
    },
    {
      title: 'Verified source and deployment scripts',
      description: 'Bytecode that anyone can reproduce from your repository.',
    },
    {
      title: 'Pause and recovery runbook',
      description: 'Who acts, with which key, within what time, for each foreseen failure.',
    },
  ],
  terms: {
    titles: {
      duration: 'Time from check to launch',
      asked: 'People whom you must name',
      limits: 'What we refuse',
    },
    duration:
      'A focused product takes 3 to 7 months from suitability check to capped launch; tests by our own testers add 2 to 3 weeks. The first three steps are ordered as a study; its result decides the quote for the build.',
    asked: [
      'One product owner with authority to fix the rules',
      'Legal counsel for each market served',
      'Named holders for every privileged role',
    ],
    limits:
      'We do not issue, sell, list or promote tokens, give legal opinions, or audit contracts that we wrote.',
  },
  standards: [
    {
      name: 'MiCA (Regulation (EU) 2023/1114)',
      use: 'Separates what may be built freely from what needs a white paper or a licence.',
    },
    {
      name: 'EIP-1193 and EIP-6963',
      use: 'How a page talks to a wallet, and how a user picks among several installed ones.',
    },
    { name: 'OWASP ASVS', use: 'The checklist for everything that is still an ordinary web application.' },
    { name: 'GDPR', use: 'Decides what must never be written to a ledger that cannot forget.' },
  ],
  questions: [
    {
      question: 'Does the product need its own token?',
      answer:
        'Only for what nothing simpler does. A token brings classification, treasury, market and tax questions. If a membership record or a stablecoin payment does the same job, the chain decision record says so.',
    },
    {
      question: 'Can a contract be corrected after launch?',
      answer: [
        'Only if it was built upgradeable, and then whoever holds the upgrade right is the most valuable target you have. We put that right behind a ',
        { type: 'link', text: 'multi-signature', href: '/cyber-security-information#term-multisignature' },
        ' and a delay, or remove it at an announced date. Within the repair period of our agreement, correcting a fault of ours is free.',
      ],
    },
    {
      question: 'Who watches it at night?',
      answer: [
        'Our ',
        { type: 'link', text: '24/7 SOC', href: '/services/managed-security-services' },
        ' can take on-chain alerts such as role changes, unusual outflows and stale prices. The SOC has no signature and rings those of your people who have.',
      ],
    },
  ],
  children: {
    heading: 'Governance, keys, trade, identity, yield',
    paths: [
      '/web3-solutions/dao',
      '/web3-solutions/wallet',
      '/web3-solutions/marketplace',
      '/web3-solutions/identity',
      '/web3-solutions/defi',
    ],
  },
  related: [
    { path: '/blockchain-development', text: 'Permissioned networks and the choice of a ledger.' },
    { path: '/smart-contract-development', text: 'Contract work alone, for an existing product.' },
    { path: '/dapp-development', text: 'Front end and indexer for contracts that exist.' },
    { path: '/services/application-security', text: 'The off-chain half, reviewed like any application.' },
  ],
  action: {
    heading: 'Bring the idea and the worst case',
    text: 'The first call sorts what is clear from what has to be tested. If you ask, a quote for the study follows.',
  },
} satisfies PracticePage;
