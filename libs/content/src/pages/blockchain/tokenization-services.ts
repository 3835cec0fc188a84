import { figures } from '../../figures/tokenization-services';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/tokenization-services',
  title: 'Tokenisation Services',
  description:
    'Tokenisation of assets, claims and access rights: legal classification first, then the token standard, transfer rules, register and redemption.',
  summary: 'Tokens tied to enforceable rights, with transfer rules, a register and a way to redeem.',
  category: 'blockchain',
  parent: '/blockchain-development',
  hero: {
    slogan: 'The claim first, then the token',
    lead: 'Rights become tokens that can be issued, restricted, reconciled and redeemed. Your counsel defines the right; the ledger enforces it.',
  },
  headings: {
    steps: 'From rights workshop to first issue',
    deliverables: 'What issuer and registrar receive',
    standards: 'Regulation and token standards',
    terms: 'Time, fees and conditions of an issue',
    questions: 'Questions from issuers and their counsel',
    related: 'Contracts, custody and the law beside them',
  },
  layout: serviceLayouts.advice,
  figures,
  introduction: {
    heading: 'Paper, register and code have to agree',
    paragraphs: [
      'Tokenising a fund unit, invoice, licence or tonne of metal means keeping three things in step: the document that grants the right, the register that names the holder, and the contract that moves the token. Code alone creates no title.',
      'Classification comes before design. Under EU law the same technical object may be a financial instrument, an e-money token, an asset-referenced token, another crypto-asset, or outside MiCA altogether. Each answer changes who may hold it and what must be published.',
      'We build issuance, transfer control, corporate actions, redemption and reconciliation, and leave the legal opinion to those licensed to give it.',
    ],
  },
  signs: {
    heading: 'When tokenisation deserves a serious look',
    mark: 'occasion',
    items: [
      'Transfers of an asset take weeks because a registrar re-keys each one.',
      'Holders must meet eligibility rules that are checked by e-mail.',
      'Distributions are calculated in a spreadsheet from a stale list.',
      'An existing token cannot freeze, recover or redeem as its terms promise.',
    ],
  },
  features: [
    {
      icon: 'coin',
      title: 'Standard chosen by the right it carries',
      description:
        'Interchangeable units, single items, mixed batches, yield-bearing vaults and permissioned securities call for different interfaces. We write down why one was taken.',
    },
    {
      icon: 'people',
      title: 'Eligibility inside the transfer',
      description:
        'Allow-lists, lock-ups, holder limits and jurisdiction rules run before a balance moves. Identity data stays off chain; the ledger sees an attestation that can be revoked.',
    },
    {
      icon: 'refresh',
      title: 'Redemption built on day one',
      description:
        'Burning, payout and proof of both are tested with issuance. A lost wallet has a documented reissue path with more than one approver.',
    },
  ],
  steps: [
    {
      title: 'Rights and classification workshop',
      description:
        'With your counsel: what a holder may claim, against whom, under which law, and which regime follows.',
      duration: '2 to 4 weeks',
    },
    {
      title: 'Token design',
      description:
        'Standard, decimals, supply authority, transfer rules, custody model and the events that accounting needs.',
      duration: '2 weeks',
    },
    {
      title: 'Issuance platform',
      description:
        'Contracts, investor onboarding, registrar console, and interfaces to custodian and payment provider.',
      duration: '8 to 14 weeks',
    },
    {
      title: 'Audit and dry run',
      description:
        'Outside contract audit, then a full life cycle on a test network: issue, pay, freeze, recover, redeem.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'First issue and reconciliation',
      description:
        'A small live issue. Supply, register and backing are compared each day, with differences escalated.',
      duration: '2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Rights-to-code table',
      description: 'Each clause of the terms beside the function, role or manual process that honours it.',
    },
    {
      title: 'Token contracts and consoles',
      description:
        'Source as audited by another firm, issuer and registrar screens, and role-separated approvals.',
    },
    {
      title: 'Reconciliation reports',
      description: 'On-chain supply against register and backing assets, exportable for auditors.',
    },
    {
      title: 'Technical annexes',
      description: 'Descriptions of technology and risk for your white paper or prospectus.',
    },
  ],
  terms: {
    titles: {
      asked: 'What we need from the issuer',
      duration: 'How long an issue takes',
      priceFactors: 'What drives the price',
      limits: 'What we never do for an issuer',
    },
    duration:
      'Allow 4 to 7 months for a regulated asset, less for closed loyalty or access tokens. Workshop and design are ordered first, as a study; the platform is quoted from the scope they fix. The outside audit covers the contracts. Console and onboarding are tested by colleagues from outside the project, in 2 to 3 further weeks with a line in the quote.',
    effort: '200 to 380 person-days by 4 or 5 people, without the auditor’s.',
    priceFactors: [
      'Legal regime and countries of offer',
      'Transfer restrictions and identity providers',
      'Corporate actions such as coupons, votes and splits',
      'Custody, payment and registrar connections',
    ],
    asked: [
      'Counsel qualified for the asset and market',
      'A named registrar, custodian or trustee where law requires one',
      'The draft terms before design begins',
      'An audit firm, commissioned and paid by you',
    ],
    limits:
      'We do not sell, list, price or market tokens, and promise no liquidity. We do not act as issuer, custodian or crypto-asset service provider.',
  },
  standards: [
    {
      name: 'MiCA, Regulation (EU) 2023/1114',
      use: 'White paper duties, and authorised issuers for asset-referenced and e-money tokens; financial instruments and truly unique tokens fall outside it.',
    },
    {
      name: 'DLT Pilot Regime, Regulation (EU) 2022/858',
      use: 'Trading and settlement of tokenised financial instruments, alongside MiFID II and the Prospectus Regulation.',
    },
    {
      name: 'ERC-3643',
      use: 'Permissioned tokens with on-chain compliance checks, recovery and forced transfer under defined roles.',
    },
    {
      name: 'ERC-20, ERC-721 and ERC-1155',
      use: 'Base interfaces for interchangeable units, single items and mixed batches in one contract.',
    },
  ],
  questions: [
    {
      question: 'Does holding the token mean owning the asset?',
      answer:
        'Only where law or contract says so. Some jurisdictions recognise ledger-based securities; elsewhere the token evidences a claim on an issuer or special-purpose company. We design for the structure your lawyers confirm.',
    },
    {
      question: 'Can a regulator or court order be carried out?',
      answer:
        'Yes, if freeze and forced-transfer roles exist. We put them behind several approvers, log each use on chain and disclose them in the terms.',
    },
    {
      question: 'Who is the official register?',
      answer:
        'One system must prevail when two disagree. Depending on the regime that is the ledger, a transfer agent or a company register. The choice is recorded, and the others are reconciled to it.',
    },
    {
      question: 'Public or private network?',
      answer:
        'Public networks bring wallets, custodians and venues. Private ones bring confidentiality. Restricted tokens on a public chain are a common middle way, since eligibility is enforced by contract rather than by network access.',
    },
  ],
  related: [
    { path: '/smart-contract-development', text: 'How the token code is specified and tested.' },
    {
      path: '/blockchain-consulting-integration',
      text: 'Books the issue in your accounting and custody systems.',
    },
    { path: '/industry/finance', text: 'Supervision of issuers, custodians and trading venues.' },
    {
      path: '/services/compliance-and-risk-management',
      text: 'Keeps the obligations of an issuer in one register.',
    },
  ],
  action: {
    heading: 'Start with the term sheet',
    text: 'Tell us what a holder should be able to claim. The opinion after the call lists the regimes that counsel should test first.',
  },
} satisfies ServicePage;
