import { figures } from '../../figures/smart-contract-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/smart-contract-development',
  title: 'Smart Contract Development',
  description:
    'Solidity contracts specified as invariants, fuzzed, prepared for independent audit and deployed with upgrade and pause powers under control.',
  summary: 'Contracts written against stated invariants, ready for outside audit and careful deployment.',
  category: 'blockchain',
  parent: '/blockchain-development',
  hero: {
    slogan: 'Code that holds money and cannot be quietly patched',
    lead: 'EVM contracts specified, written, tested, deployed and prepared for an audit by somebody else. The rules come first, in sentences that a board can read.',
  },
  figures,
  headings: {
    steps: 'Five steps before the first deployment',
    deliverables: 'Documents that an auditor can work from',
    standards: 'Token and proxy standards we build to',
    terms: 'Weeks, price and exclusions',
    questions: 'Design questions we are asked first',
    related: 'Around the contracts',
  },
  layout: serviceLayouts.report,
  introduction: {
    heading: 'Every public function is an open door',
    paragraphs: [
      'A smart contract is a program that strangers may call at will, often for profit. It cannot assume goodwill, call order or a sensible price. Once deployed it acts on whatever value it holds.',
      [
        'We therefore begin with ',
        { type: 'link', text: 'invariants', href: '/cyber-security-information#term-invariant' },
        ': statements that must be true after every possible transaction, such as that recorded shares never exceed the assets behind them. Tests then try to break those statements, thousands of random call sequences at a time.',
      ],
    ],
  },
  signs: {
    heading: 'Reasons to commission contract work',
    mark: 'occasion',
    items: [
      'Escrow, vesting, settlement or royalty rules have to run without a trusted operator.',
      'An audit returned findings that the original team cannot resolve.',
      'One externally owned account can still upgrade or drain a live contract.',
      'Gas costs make the ordinary use of your product uneconomic.',
    ],
  },
  features: [
    {
      icon: 'contract',
      title: 'Invariants as specification',
      description:
        'Each rule exists three times: as a sentence, as a fuzz or invariant test, and as a monitor on the live contract. If the three disagree, work stops.',
    },
    {
      icon: 'bug',
      title: 'Reentrancy treated as a family',
      description:
        'We order checks before effects and effects before external calls, add guards, and look for the cross-function, cross-contract and read-only variants that a single guard misses.',
    },
    {
      icon: 'refresh',
      title: 'Upgrades with a visible owner',
      description:
        'Immutable, UUPS or transparent proxy is a decision on record. Storage layout is diffed at each release, initialisers are locked, and a timelock lets users leave before a change.',
    },
  ],
  steps: [
    {
      title: 'Threat model and specification',
      description:
        'Roles, value flows, trusted inputs and oracles are listed. The invariants are signed off by the business owner.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Implementation',
      description:
        'Small Solidity contracts on reviewed libraries, pinned compiler and EVM target, custom errors, events for every state change.',
      duration: '3 to 8 weeks',
    },
    {
      title: 'Adversarial testing',
      description:
        'A tester who wrote none of it attacks the code: unit, fork, fuzz and invariant tests, static analysis and, for arithmetic that deserves it, symbolic checking.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Audit support',
      description:
        'We freeze a commit, brief the auditor, fix findings one per change and attend the re-review.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Deployment ceremony',
      description:
        'Scripted and tried on a fork. Your deployer key signs and keeps no role: ownership moves to the multi-signature account in the same session, and the source is verified publicly.',
      duration: '1 to 2 days',
    },
  ],
  deliverables: [
    {
      title: 'Specification with invariants',
      description: 'Numbered rules, each linked to the tests that attack it.',
      specimen: 'specimen',
    },
    {
      title: 'Contract repository',
      description: 'Source, tests, gas report, storage-layout snapshots and deployment scripts.',
    },
    {
      title: 'Role matrix',
      description:
        'Each privileged function, who may call it, after which delay, and how that right is removed.',
    },
    {
      title: 'Response runbook',
      description:
        'What triggers a pause, what users are told, and which of your signers act. We hold no such key.',
    },
  ],
  terms: {
    titles: {
      limits: 'What testing cannot promise',
      duration: 'Duration: our weeks and the auditor’s',
      priceFactors: 'Price: original logic, calls and chains',
      asked: 'Needed from you before deployment',
    },
    duration:
      '6 to 13 weeks of our work for a modest suite, plus the audit calendar of 3 to 6. Our own test is among the steps. Threat model and specification come first, as a study; the code is quoted from them.',
    effort: '60 to 130 person-days by 2 engineers and a tester, audit not counted.',
    priceFactors: [
      'Lines of original logic rather than library code',
      'External protocols, bridges and oracles called',
      'Upgradeability and number of target chains',
      'Gas ceilings that demand hand-tuned storage',
    ],
    asked: [
      'One owner for the business rules',
      'A budget for an independent auditor',
      'Signers with hardware wallets',
    ],
    limits:
      'No test, proof or audit shows that a contract is free of faults. We state the residual risk and advise a bug bounty and value caps; we do not guarantee against loss.',
  },
  standards: [
    {
      name: 'ERC-20, ERC-721, ERC-1155 and ERC-4626',
      use: 'Interfaces implemented to the letter, including rounding in the vault’s favour and a defence against first-deposit inflation.',
    },
    {
      name: 'EIP-712',
      use: 'Typed messages that a wallet can display, bound to one chain and contract. Nonces and deadlines in the contract prevent replay.',
    },
    {
      name: 'ERC-1967 and ERC-7201',
      use: 'Proxy slots and namespaced storage that keep upgrades from overwriting state.',
    },
    {
      name: 'OWASP Smart Contract Top 10',
      use: 'Checked class by class, access control and price oracle manipulation among them.',
    },
  ],
  questions: [
    {
      question: 'Should our contract be upgradeable?',
      answer:
        'Only if guarding an upgrade key troubles you less than a bug that cannot be repaired. Immutable code with a planned migration is simpler to trust. A proxy allows repair and adds a power worth stealing.',
    },
    {
      question: 'How do you keep gas down?',
      answer:
        'By writing storage less often: packed slots, events instead of history, no loops over lists that users can grow. We stop where savings begin to hide the logic.',
    },
    {
      question: 'What about price feeds?',
      answer:
        'A spot price from one pool can be moved within a transaction, with borrowed funds. We use aggregated or time-weighted feeds, check staleness and deviation, and define what happens when the feed stops.',
    },
    {
      question: 'Do you write contracts in other languages?',
      answer: [
        'Vyper for EVM networks, Rust for Solana, once a first call has shown that it fits. Chaincode for Fabric belongs to ',
        { type: 'link', text: 'permissioned ledgers', href: '/private-blockchain-solutions' },
        '.',
      ],
    },
  ],
  related: [
    { path: '/dapp-development', text: 'The screens that explain a contract call before it is signed.' },
    { path: '/tokenization-services', text: 'Contracts that represent shares, debt or access rights.' },
    { path: '/web3-solutions/defi', text: 'Lending, vaults and markets, with their economic attacks.' },
    {
      path: '/services/security-audits',
      text: 'An audit of whoever holds deployment rights, if we did not write the procedures.',
    },
  ],
  action: {
    heading: 'Write down what must never happen',
    text: 'Send us three such sentences about your contract. We reply with the questions they raise; the list of invariants is part of the first step.',
  },
} satisfies ServicePage;
