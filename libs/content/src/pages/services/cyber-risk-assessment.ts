import { figures } from '../../figures/cyber-risk-assessment';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/cyber-risk-assessment',
  title: 'Cyber Risk Assessment',
  description:
    'Loss scenarios with ranges for frequency and cost, options with their price, and a board paper that ends in signed decisions.',
  summary: 'Loss scenarios estimated in ranges, with treatments priced, so that owners can decide and sign.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Which losses to fear, and what to spend on them',
    lead: 'The events that would hurt the business, with ranges for how often and how badly, and the price of what would change them.',
  },
  figures,
  headings: {
    steps: 'How a risk is estimated',
    deliverables: 'What the board decides from',
    standards: 'Methods we follow and name',
    terms: 'Weeks, workshops and fee',
    questions: 'Objections to numbers, answered',
    related: 'Before and after the assessment',
  },
  layout: serviceLayouts.report,
  introduction: {
    heading: 'Risk stated so that it can be decided',
    paragraphs: [
      'The assessment starts from what the business does and names the events that would hurt it: a week without order entry, patient records published, a signing key stolen. Each event gets a range for how often it might occur and a range for what it would cost. It ends in one of four decisions: reduce, transfer, avoid or accept.',
      [
        'Technical weaknesses are inputs here. A ',
        { type: 'link', text: 'vulnerability assessment', href: '/services/vulnerability-assessments' },
        ' counts them and a ',
        { type: 'link', text: 'security audit', href: '/services/security-audits' },
        ' tests controls against criteria; this work says which of them change the expected loss. For a first rough reading, take the ',
        { type: 'link', text: 'self-assessment', href: '/security-assessment' },
        ', which takes a quarter of an hour and no meeting.',
      ],
    ],
  },
  signs: {
    heading: 'Where an assessment earns its place',
    mark: 'occasion',
    items: [
      'The budget round asks which of nine security projects to drop.',
      'The risk register holds forty items and all of them are amber.',
      'An insurer wants to know your largest plausible loss and finance has no figure to offer.',
      'A regulation requires a documented risk analysis and the last one was copied forward.',
    ],
  },
  features: [
    {
      icon: 'route',
      title: 'Scenarios with a plot',
      description:
        'Each names an actor, an asset, an effect and a loss. An entry that reads only “ransomware” is not accepted.',
    },
    {
      icon: 'chart',
      title: 'Ranges with sources',
      description:
        'Estimators are calibrated first, give ranges at stated confidence, and record what each rests on: your logs, your ledgers or published loss data.',
    },
    {
      icon: 'coin',
      title: 'Treatment compared on one scale',
      description:
        'Every option shows what it costs, how far it shifts the loss and what remains afterwards.',
    },
  ],
  steps: [
    {
      title: 'Scope and appetite',
      description: 'Business units, time horizon, and the loss beyond which the board wants to be asked.',
      duration: '2 to 3 days',
    },
    {
      title: 'Value workshops',
      description:
        'With finance and operations we trace revenue, obligations and safety to the systems and suppliers they need.',
      duration: '1 week',
    },
    {
      title: 'Scenario building',
      description:
        'Eight to fifteen scenarios are written out with threat, path, existing controls and kinds of loss.',
      duration: '3 to 5 days',
    },
    {
      title: 'Estimation and simulation',
      description:
        'Calibrated ranges for frequency and magnitude are combined in a Monte Carlo simulation, then tested for sensitivity.',
      duration: '1 week',
    },
    {
      title: 'Treatment and decision',
      description:
        'Options are modelled, presented to risk owners, and each decision is signed with a review date.',
      duration: '3 to 5 days',
    },
  ],
  deliverables: [
    {
      title: 'Risk register',
      description:
        'Scenario, owner, frequency and loss ranges, decision, review date. Editable, with no tool to license.',
      specimen: 'specimen',
    },
    {
      title: 'Loss exceedance curves',
      description: 'The chance that annual loss exceeds a given sum, before and after treatment.',
    },
    {
      title: 'Treatment plan',
      description: 'Measures in order of risk removed for the money spent, with dependencies.',
    },
    {
      title: 'Method statement',
      description:
        'Assumptions, data sources and confidence, written for an auditor or supervisor who will question them.',
    },
    {
      title: 'Board paper',
      description: 'Three pages that end in the decisions the board is asked to take.',
    },
  ],
  terms: {
    titles: {
      asked: 'From you: finance, owners, past records',
      duration: 'How long',
      priceFactors: 'Price: units, depth and records',
      limits: 'What the assessment does not do',
    },
    duration: '4 to 5 weeks for one organisation; a single business unit takes 2 to 3.',
    effort: '20 to 28 person-days by 2 people, 10 to 15 for a single unit.',
    priceFactors: [
      'Business units and countries covered',
      'Depth: qualitative scales, or quantified loss',
      'State of the asset and supplier records',
      'Specific methods that a supervisor or group policy prescribes',
    ],
    asked: [
      'Someone from finance who can put a value on an outage',
      'Two workshops with each business owner',
      'Past incidents, insurance policies and recent test reports',
    ],
    limits:
      'Estimates support a decision; they are not forecasts. The assessment tests no control technically, and it accepts no risk on your behalf: acceptance is signed by the owner of the risk.',
  },
  standards: [
    {
      name: 'NIST SP 800-30 Rev. 1',
      use: 'Gives the sequence of threat, vulnerability, likelihood and impact, and the vocabulary for uncertainty.',
    },
    {
      name: 'ISO/IEC 27005:2022',
      use: 'Connects the result to the risk process that ISO/IEC\u00a027001:2022 requires in clauses 6.1.2, 6.1.3, 8.2 and 8.3.',
    },
    {
      name: 'Open FAIR (The Open Group)',
      use: 'The taxonomy that breaks risk into loss event frequency and loss magnitude for the quantified version.',
    },
    {
      name: 'HIPAA Security Rule, 45 CFR 164.308(a)(1)(ii)(A)',
      use: 'The risk analysis that US covered entities and business associates must hold; the register is built to serve as it.',
    },
  ],
  questions: [
    {
      question: 'Can cyber risk honestly be put in money?',
      answer:
        'As a range, yes, and the width of the range is part of the answer. A colour hides the same uncertainty and gives finance nothing to work with.',
    },
    {
      question: 'Who has to be in the room?',
      answer:
        'People who know what an outage does to customers, cash and contracts. Security staff supply threat and control knowledge but should not estimate business loss alone.',
    },
    {
      question: 'How long does the result hold?',
      answer: [
        'A year at most, and less after a new product, supplier or incident. Keeping it current is part of ',
        {
          type: 'link',
          text: 'compliance and risk management',
          href: '/services/compliance-and-risk-management',
        },
        '.',
      ],
    },
  ],
  related: [
    {
      path: '/services/compliance-and-risk-management',
      text: 'Carries the treatment plan through the year.',
    },
    { path: '/security-assessment', text: 'A first orientation that you carry out yourself.' },
    {
      path: '/services/cybersecurity-consulting',
      text: 'Someone to take the decision paper to the board and act on it.',
    },
    { path: '/services/vulnerability-assessments', text: 'Technical weaknesses behind the scenarios.' },
  ],
  action: {
    heading: 'Bring the decision that is stuck',
    text: 'Describe the budget, policy or acceptance question on the table. We say which scenarios would settle it.',
  },
} satisfies ServicePage;
