import { figures } from '../../figures/cyber-security';
import { company } from '../../company';
import { numberNote } from '../../placeholders';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/cyber-security',
  title: 'Cybersecurity Services',
  description:
    'How our security practice works: one accountable lead, testers apart from builders, a SOC on watch 24/7, and findings closed by evidence.',
  summary: 'How the practice is organised, who answers for what, and which of its services to combine.',
  category: 'cybersecurity',
  parent: '/cyber-security-information',
  hero: {
    slogan: 'One practice to test, harden, watch and respond',
    lead: 'All eighteen security services of the company, run by four groups and their advisers. One lead answers to you for all of them. This page explains how they divide the work.',
  },
  children: {
    heading: 'Know, protect, watch, respond, govern: the services in that order',
    labels: {
      '/services/cyber-risk-assessment': 'Know',
      '/services/identity-management': 'Protect',
      '/services/managed-security-services': 'Watch',
      '/services/incident-response': 'Respond',
      '/services/cybersecurity-consulting': 'Govern',
    },
    paths: [
      '/services/cyber-risk-assessment',
      '/services/vulnerability-assessments',
      '/services/penetration-testing',
      '/services/application-security',
      '/services/security-audits',
      '/services/identity-management',
      '/services/endpoint-security',
      '/services/firewall-and-network-security',
      '/services/cloud-security-services',
      '/services/data-encryption',
      '/services/security-awareness-training',
      '/services/managed-security-services',
      '/services/siem',
      '/services/threat-intelligence',
      '/services/incident-response',
      '/services/forensic-investigations',
      '/services/cybersecurity-consulting',
      '/services/compliance-and-risk-management',
    ],
  },
  headings: {
    steps: 'The first year of a programme',
    deliverables: 'Papers that run the programme',
    standards: 'Frameworks the programme follows',
    terms: 'Terms of a programme',
    questions: 'Before you appoint us',
    related: 'Single services that can start alone',
  },
  layout: [['signs'], ['steps'], ['deliverables', 'terms'], ['questions', 'standards'], ['related']],
  figures,
  introduction: {
    heading: 'Who does what, and who may not',
    paragraphs: [
      'The practice has four groups. Assessors, auditors among them, find weaknesses. Engineers remove them. Analysts keep watch in the security operations centre. Responders take over when something has happened. A single security lead is named in your contract and answers to you for all four; assessors report to a lead of their own, who has the last word on findings.',
      'Groups share facts; roles stay separate. Nobody tests a control they designed, or closes a finding they repaired. What assessors discover becomes a detection rule for the analysts; what responders learn becomes a test case for the assessors.',
      [
        'If you are still deciding what you need, read ',
        { type: 'link', text: 'our introduction for buyers', href: '/cyber-security-information' },
        ' first.',
      ],
    ],
  },
  signs: {
    heading: 'When separate suppliers stop being enough',
    mark: 'occasion',
    items: [
      'The tester, the monitoring provider and the integrator each blame a gap on the others.',
      'Last year and this year, the same findings appear in the report.',
      'Alerts arrive at night in a mailbox that is read in the morning.',
      'The security budget is a list of products, and no one can name the risk each reduces.',
    ],
  },
  features: [
    {
      icon: 'people',
      title: 'A lead with a name',
      description:
        'One person attends your risk committee, holds the programme plan and may call in any of the groups. You do not coordinate us.',
    },
    {
      icon: 'clock',
      title: 'A watch that is staffed',
      description:
        'SOC monitoring and support run 24/7. The authority matrix states which accounts analysts may disable and which workstations they may isolate without waking you.',
    },
    {
      icon: 'checklist',
      title: 'Closed means proven',
      description:
        'A finding leaves the register when a retest, a query or a configuration export demonstrates it, or when an owner accepts the risk by name and date.',
    },
  ],
  steps: [
    {
      title: 'Scope and authority',
      description:
        'Assets, critical services, legal duties, rules of engagement, escalation contacts and what we may touch.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Baseline',
      description:
        'A first ranking of risks, external exposure, a look at identities and a sample of configurations, rated on one scale.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'First ninety days',
      description:
        'The ten worst items are fixed with your administrators, log sources are connected, and an incident exercise is held.',
      duration: '3 months',
    },
    {
      title: 'Running programme',
      description:
        'Monitoring, a monthly review of exposures, planned tests spread through the year, training by role.',
      duration: '12-month cycle',
    },
    {
      title: 'Board review',
      description: 'Trend of risk, open acceptances, incidents and spend, in terms a director can question.',
      duration: 'quarterly',
    },
  ],
  deliverables: [
    {
      title: 'One register',
      description: 'All findings from all services with severity, owner, due date and proof of closure.',
    },
    {
      title: 'Programme plan',
      description: 'Twelve months of work; what removes most risk for its cost and disruption comes first.',
    },
    {
      title: 'Escalation card',
      description: 'Who is called for which severity, by which channel if e-mail is down.',
    },
    {
      title: 'Quarterly report',
      description: 'Four pages for the board, with the evidence indexed behind them.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration of services and programmes',
      asked: 'From you, before a programme starts',
      priceFactors: 'Price: estate, logs and response times',
      limits: 'What no defender can promise',
    },
    duration:
      'Projects take from 2 weeks to 7.5\u00a0months, as their pages state, an ordinary incident 1 to 4 weeks and the mandate of an adviser 6 to 18 months. Training runs for a year, continuous services until notice. A programme is planned a year ahead and ends on three months of notice, threat intelligence or an adviser in it on one. Charges reflect the scope of your estate and are laid out in a customised quote, service by service.',
    priceFactors: [
      'Users, endpoints, cloud accounts and sites',
      'Log volume and retention for monitoring',
      'Response times and on-site attendance',
      'Regimes that require independent evidence',
    ],
    asked: [
      'An executive sponsor and a technical counterpart',
      'An asset list, however incomplete',
      'Authority to act in an emergency, settled in writing',
    ],
    limits:
      'We cannot promise that no attack will succeed. We do not retaliate against attackers, negotiate with extortionists or certify clients.',
  },
  standards: [
    {
      name: 'NIST CSF 2.0',
      use: 'Its six functions order the plan and let progress be compared year on year.',
    },
    {
      name: 'ISO/IEC 27001:2022',
      use: 'Our records slot into your management system as risk treatment and control evidence.',
    },
    {
      name: 'MITRE ATT&CK',
      use: 'Common language between testers and analysts; coverage is tracked by technique.',
    },
    {
      name: 'NIST SP 800-61 Rev. 3',
      use: 'Incident response, tied to the same framework.',
    },
  ],
  questions: [
    {
      question: 'Must we take everything from you?',
      answer:
        'No. Each service stands alone and works with your existing tools and suppliers. Findings come in open formats, so another party can act on them. The combined register is offered even where others do the fixing.',
    },
    {
      question: 'How do you test yourselves honestly?',
      answer:
        'By separation and by outsiders. Assessors do not review designs of their own making, and we recommend that a different firm performs an occasional penetration test of anything we built or run.',
    },
    {
      question: 'What access do you need to our systems?',
      answer:
        'The least that works: named accounts in your directory, multi-factor sign-in, time-limited privilege and sessions you can record. Access ends on the day the engagement does, and you receive the list.',
    },
    {
      question: 'What if we are attacked before the programme starts?',
      answer: [
        'Call ',
        { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
        ` while somebody else disconnects affected machines. They stay powered on unless the person who may order a shutdown says otherwise. The call is free. Work that you agree to on it begins at once, and the papers follow the same day. ${numberNote}`,
      ],
    },
  ],
  related: [
    { path: '/security-assessment', text: 'Twelve questions that show where a programme would begin.' },
    { path: '/services', text: 'All single services, for those who need one of them.' },
    { path: '/managed-it-services', text: 'Daily operation of the estate that the programme protects.' },
    {
      path: '/cyber-security-information',
      text: 'First Month of Security: duty map and outside view as one order of 2 to 4 weeks.',
    },
  ],
  action: {
    heading: 'Meet the person who would answer for it',
    text: 'An engineer of the practice holds the first call, and you meet the lead before you sign. Bring the number of open findings and the age of the oldest.',
  },
} satisfies PracticePage;
