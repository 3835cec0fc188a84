import { figures } from '../../figures/penetration-testing';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/penetration-testing',
  title: 'Penetration Testing',
  description:
    'Manual penetration testing of web, mobile, cloud and smart contracts, with reproducible findings, a retest and a report for auditors.',
  summary: 'Testers attack an agreed target by hand, prove how far they get, and retest the fixes.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Find the way in before someone else does',
    lead: 'Manual, evidence-led testing of your web, mobile, cloud and smart-contract surface, by testers who write a remedy into every finding.',
  },
  headings: {
    steps: 'How a test proceeds',
    deliverables: 'What the report contains',
    standards: 'Test methods we name in the report',
    terms: 'Days, price and rules',
    questions: 'What a test may break',
    related: 'Wider or deeper than one test',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'An attack with permission, limits and a report',
    paragraphs: [
      'A penetration test answers one question: can a capable attacker reach what matters to you, and how far do they get. A person attacks the target within agreed rules, chains small weaknesses into a large one, and stops at proof. The target may be a web application, an API, a mobile app, a cloud tenant, an internal network or a smart contract.',
      [
        'It is deep where a ',
        { type: 'link', text: 'vulnerability assessment', href: '/services/vulnerability-assessments' },
        ' is broad. The assessment lists known weaknesses across every host and exploits none of them; the test picks a goal and goes for it. Whether your policies are followed is a third matter, for a ',
        { type: 'link', text: 'security audit', href: '/services/security-audits' },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'When a test is worth its cost',
    mark: 'occasion',
    items: [
      'A customer, insurer or acquirer asks for an independent test report from the last twelve months.',
      'A release changes authentication, payment, tenant separation or the custody of keys.',
      'Scans come back clean and do not convince the people who know the system.',
      'A contract is about to be deployed on chain, where a patch is no longer simple.',
    ],
  },
  features: [
    {
      icon: 'clock',
      title: 'Scoped in a day',
      description:
        'The quote is based on an outline from the free call. The first day of the order settles targets, rules and contacts; testing begins once you approve them.',
    },
    {
      icon: 'target',
      title: 'Proof for every finding',
      description:
        'Every finding has steps to reproduce it, the impact in your terms and a severity we will defend.',
    },
    {
      icon: 'refresh',
      title: 'Retest included',
      description: 'We check your fixes and reissue the report, ready for auditors and customers.',
    },
  ],
  steps: [
    {
      title: 'Scope and rules of engagement',
      description:
        'Targets, exclusions, test windows, emergency contacts and written authorisation, with the terms of your hosting providers checked.',
      duration: '1 day',
    },
    {
      title: 'Reconnaissance and mapping',
      description:
        'We enumerate entry points, roles, APIs and trust boundaries, and mark where the business logic could be bent.',
      duration: '1 to 2 days',
    },
    {
      title: 'Manual attack',
      description:
        'Access control, injection, session handling, cloud permissions, contract invariants. A tester confirms each finding by hand; critical ones are reported by telephone the same day.',
      duration: '5 to 8 days',
    },
    {
      title: 'Report and walkthrough',
      description: 'A draft, a call with your engineers to settle facts, then the final version.',
      duration: '2 to 3 days',
    },
    {
      title: 'Retest',
      description: 'Once fixes are live, each finding is attacked again and marked closed or open.',
      duration: '1 to 2 days',
    },
  ],
  deliverables: [
    {
      title: 'Technical report',
      description:
        'For each finding: affected asset, reproduction steps, evidence, CVSS v4.0 vector and a concrete remedy.',
      specimen: 'specimen',
    },
    {
      title: 'Management summary',
      description: 'Two pages on what was reached, what it would have meant, and what to fix first.',
    },
    {
      title: 'Attack path diagrams',
      description: 'How separate weaknesses joined, and which single fix breaks each chain.',
    },
    {
      title: 'Letter of attestation',
      description:
        'Scope, dates and method on one page, for sharing with clients who should not see findings.',
    },
    {
      title: 'Retest record',
      description: 'The state of every finding after your fixes, with fresh evidence.',
    },
  ],
  terms: {
    titles: {
      asked: 'What testers need before they start',
      duration: 'How long',
      limits: 'What a test leaves out',
      priceFactors: 'Price: how tester-days are counted',
    },
    duration:
      '2 to 3 weeks for one application and its API, a cloud tenant or a small internal network, 2 to 4 for a modest set of smart contracts; the retest follows within the time that the quote names.',
    effort: '10 to 18 tester-days by 2 testers, 12 to 24 for smart contracts, retest included.',
    priceFactors: [
      'User roles and privileged functions',
      'Number of applications, APIs and hosts, or lines of contract code',
      'Black-box, grey-box or white-box access',
      'Out-of-hours windows or on-site work',
    ],
    asked: [
      'Written authorisation from whoever owns the systems',
      'Two test accounts per role, with realistic data',
      'A technical contact reachable during the windows',
    ],
    limits:
      'A test covers the agreed targets during the agreed days; it cannot prove that no weakness exists. Denial of service, phishing and physical entry are excluded unless the rules of engagement name them. It is not threat-led penetration testing under Article 26 of DORA, which has rules of its own.',
  },
  standards: [
    {
      name: 'NIST SP 800-115',
      use: 'Frames planning, execution and post-testing activities, and what authorisation has to cover.',
    },
    {
      name: 'OWASP ASVS and Web Security Testing Guide',
      use: 'The requirements and test cases that web and API work is checked against, so that coverage can be shown.',
    },
    {
      name: 'OWASP MASVS and MASTG',
      use: 'The same for iOS and Android: storage, cryptography, platform interaction, resilience.',
    },
    {
      name: 'EEA EthTrust Security Levels',
      use: 'For contracts that others wrote: manual review against stated invariants, fuzzing of call sequences, access rights and price sources.',
    },
    {
      name: 'PCI DSS v4.0.1, Requirement 11.4',
      use: 'Internal and external tests at least every twelve months and after significant change, by an independent tester.',
    },
  ],
  questions: [
    {
      question: 'Can testing take down production?',
      answer:
        'The risk is small, managed and never zero. Destructive payloads are excluded, fragile functions are tested with you on the line, and a staging copy is used where it is a faithful one.',
    },
    {
      question: 'Who fixes what you find?',
      answer:
        'Your team or ours. If ours, the patch is quoted separately, unless the contract makes it a free repair, and someone who did not write it retests. Where a customer wants an independent report on what we built, another firm writes it.',
    },
    {
      question: 'Is a clean scan enough for our assessor?',
      answer:
        'Not where a penetration test is asked for. PCI DSS, for one, keeps scanning under Requirement 11.3 and penetration testing under 11.4.',
    },
    {
      question: 'How is the price set?',
      answer:
        'By tester days, which follow from scope. First call, first view and quote are free. The quote is customised, lists the days and rests on the outline; if the first day changes the targets, a new price is agreed before testing begins.',
    },
  ],
  related: [
    {
      path: '/services/vulnerability-assessments',
      text: 'Covers every host more shallowly, and more often.',
    },
    { path: '/services/application-security', text: 'Removes classes of findings during development.' },
    { path: '/services/security-audits', text: 'Checks procedures and records against a standard.' },
    { path: '/smart-contract-development', text: 'For targets that are contracts on a chain.' },
  ],
  action: {
    heading: 'Name the target',
    text: 'Tell us what should be tested and by when the report is due. The free call gives the outline for a quote.',
  },
} satisfies ServicePage;
