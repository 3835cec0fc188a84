import { figures } from '../../figures/defi';
import { serviceLayouts } from '../../serviceLayouts';
import type { Web3ServicePage } from '../../types';

export const page = {
  kind: 'web3',
  siblingsHeading: 'Other products around a protocol',
  path: '/web3-solutions/defi',
  parent: '/web3-solutions',
  category: 'web3',
  title: 'DeFi Development',
  titleSubject: 'protocols, oracles, limits',
  description:
    'Vaults, lending and exchange contracts built invariant-first: ERC-4626 accounting, oracle limits, liquidation that clears, and MEV priced in.',
  summary: 'Vaults, lending and liquidity protocols, tested against stated properties.',
  hero: {
    slogan: 'Protocols whose books balance after every call',
    lead: 'What must always hold, from solvency to the direction of rounding, is written down first; most of the budget is then spent trying to break it.',
  },
  headings: {
    steps: 'How a protocol is prepared for attack',
    deliverables: 'Invariants, code and risk limits',
    standards: 'Vault standards and regulation',
    terms: 'Months, audits and exclusions',
    questions: 'What holds in a crash?',
    related: 'Audits, votes and finance rules',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'The contract works; the economics get attacked',
    paragraphs: [
      [
        'A linter finds a missing check. Losses can also come from a share price that a donation can inflate, an ',
        { type: 'link', text: 'oracle', href: '/cyber-security-information#term-oracle' },
        ' that repeats yesterday during a crash, a liquidation that costs more gas than it pays, or a callback that reads a pool in mid-change. Each component is correct, and the combination fails.',
      ],
      'So we start from invariants. Total claims never exceed assets. No sequence of deposits and withdrawals within one block yields a profit. Rounding favours the vault. A position below its threshold can always be closed at a gain to the closer. These sentences become executable properties before the first feature exists, and fuzzers then call the protocol in any order, with any token, at any price, until a property fails.',
      'The same list later drives monitoring on the live contracts.',
    ],
  },
  signs: {
    heading: 'Grounds for a second opinion',
    mark: 'sign',
    items: [
      'Collateral is valued at the spot price of a pool, or at a vault share rate that anyone can move.',
      'Your tests are examples; none states a property.',
      'It has not been calculated what happens if liquidators stay away for an hour.',
      'Fee-on-transfer, rebasing or six-decimal tokens are allowed in by accident.',
    ],
  },
  features: [
    {
      icon: 'target',
      title: 'Invariants before features',
      description:
        'Stateful fuzzing (Foundry, Echidna or Medusa) in every pull request; symbolic proofs (Halmos or Certora) for the arithmetic.',
    },
    {
      icon: 'gauge',
      title: 'Oracles with a stated failure mode',
      description:
        'Staleness per feed heartbeat, deviation bounds, sequencer-downtime grace, and a decision on what each breach stops.',
    },
    {
      icon: 'graph',
      title: 'Stress from recorded crashes',
      description:
        'Historical price and gas paths are replayed against your parameters to show when bad debt begins.',
    },
  ],
  steps: [
    {
      title: 'Mechanism paper',
      description:
        'Actors, incentives, state variables and invariants, in prose and formulae, agreed before code.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Parameter modelling',
      description:
        'Collateral factors, caps, liquidation bonus and interest curve against liquidity and volatility.',
      duration: '2 weeks',
    },
    {
      title: 'Implementation with property tests',
      description:
        'Solidity on maintained libraries, storage layouts guarded, integrations exercised on a mainnet fork.',
      duration: '6 to 12 weeks',
    },
    {
      title: 'Outside audits and bounty',
      description: 'At least one independent firm, findings fixed and re-reviewed, then a public bounty.',
      duration: '4 to 8 weeks',
    },
    {
      title: 'Guarded deployment',
      description: 'Supply caps, pause roles, withdrawal-only mode and alerts, relaxed by timelocked steps.',
      duration: '2 to 6 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Invariant catalogue',
      description: 'Each property, its test, and the alert that watches it in production.',
    },
    {
      title: 'Contracts with coverage and fuzz corpus',
      description: 'So that the next auditor begins where we stopped.',
    },
    {
      title: 'Oracle and dependency policy',
      description: 'For each feed and each external protocol: trust, limit, reaction.',
    },
    {
      title: 'Risk parameter report',
      description: 'The model, its data, its blind spots and when to revisit it.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: market or vault',
      limits: 'What we refuse to launch',
      priceFactors: 'Price: assets, novelty and verification',
      asked: 'What the protocol’s owner brings',
    },
    duration:
      '5 to 7 months for a lending market; about 4 for a single-strategy vault. Keepers and interface are tested in another 2 to 3 weeks, by colleagues who built neither.',
    effort: '260 to 420 person-days by 4 people for a market, about 160 for a vault, audits not counted.',
    priceFactors: [
      'Number of assets and external protocols touched',
      'Novelty of the mechanism',
      'Formal verification in scope',
      'Chains, bridges and oracle providers',
    ],
    asked: [
      'A quantitative owner for risk parameters',
      'Budget for independent audit, kept apart from ours',
      'Counsel on licensing and front-end operation',
    ],
    limits:
      'We promise no yield and no absence of bugs. We do not provide liquidity, run liquidation bots for profit, or deploy without an outside audit.',
  },
  standards: [
    {
      name: 'ERC-4626',
      use: 'Vault interface; virtual shares or a seeded deposit counter the first-depositor inflation attack.',
    },
    { name: 'EEA EthTrust Security Levels', use: 'Review criteria for Solidity and its compiler pitfalls.' },
    { name: 'ERC-7201', use: 'Namespaced storage, so that an upgrade does not overwrite balances.' },
    {
      name: 'MiCA (Regulation (EU) 2023/1114)',
      use: 'Recital 22 leaves out only services provided without any intermediary; partial decentralisation stays in.',
    },
  ],
  questions: [
    {
      question: 'How do you deal with MEV?',
      answer:
        'By assuming it. Users get a minimum output and a deadline fixed at signing. Settlement can use batch auctions or private order flow, which moves trust to an operator. Oracle updates are treated as events someone will trade around.',
    },
    {
      question: 'What keeps liquidations working in a crash?',
      answer:
        'A bonus above gas and slippage at stressed prices, partial closing, position minimums, and a backstop for bad debt. We simulate congested blocks, because that is when prices fall.',
    },
    {
      question: 'Does an audit make it safe?',
      answer:
        'No. It samples one commit for a few weeks. Caps, monitoring, a bounty and a practised pause limit what the audit missed.',
    },
  ],
  related: [
    {
      path: '/smart-contract-development',
      text: 'Specification and tests for each contract of the protocol.',
    },
    { path: '/industry/finance', text: 'Duties that reach a protocol with an identifiable operator.' },
    { path: '/services/penetration-testing', text: 'Front end, keepers and cloud accounts under attack.' },
  ],
  action: {
    heading: 'Show us the formula that holds the money',
    text: 'In the call we say where we would attack it first. Mechanism paper and parameters are a study; the build has its own quote after it.',
  },
} satisfies Web3ServicePage;
