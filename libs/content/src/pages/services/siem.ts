import { figures } from '../../figures/siem';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/siem',
  title: 'SIEM',
  titleSubject: 'log sources, detections and cost',
  description:
    'Design, build and tuning of a SIEM: the right log sources, tested detections kept as code, ATT&CK coverage and an ingest bill you can predict.',
  summary: 'A log platform with tested detections, known coverage and an ingest bill you can predict.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Logs from sources you chose, alerts that were tested',
    lead: 'Security information and event management with chosen sources, one schema and tested detections, handed over to analysts who can maintain it.',
  },
  figures,
  headings: {
    steps: 'How the platform is built',
    deliverables: 'What your analysts take over',
    standards: 'Schemas and guides behind the rules',
    terms: 'Volume, time and limits',
    questions: 'Which product, and for how long?',
    related: 'Who can run it and feed it',
  },
  layout: serviceLayouts.project,
  introduction: {
    heading: 'A platform project, with an end',
    paragraphs: [
      'A SIEM fails in two ways: it collects everything and the bill ends the project, or it collects what was easy and misses the attack. We begin from the attacks that you must notice, derive the events that would show them, and connect those sources first. What only an auditor needs goes to cheaper storage.',
      [
        'At the end your own analysts run a system that they understand. If you would rather have somebody else on shift, add ',
        { type: 'link', text: 'managed security services', href: '/services/managed-security-services' },
        '; building a platform and watching it are separate contracts, and either can be ordered alone.',
      ],
    ],
  },
  signs: {
    heading: 'How a SIEM in trouble shows itself',
    mark: 'failure',
    items: [
      'Analysts close alerts by the hundred with the same comment.',
      'The licence is exceeded each month, and the source responsible is unknown.',
      'A log source stopped weeks ago and was missed only when it was needed.',
      'Detections are the vendor defaults and were never fired on purpose.',
      'An assessor asks for twelve months of audit history and you hold ninety days.',
    ],
  },
  features: [
    {
      icon: 'code',
      title: 'Detections as code',
      description:
        'Rules live in a repository with review, version, owner and a test event. A rule without a test is not deployed.',
    },
    {
      icon: 'coin',
      title: 'Cost per source',
      description:
        'Each source has a daily volume, a purpose and a tier: hot for detection, cold for history, none at all.',
    },
    {
      icon: 'alert',
      title: 'Silence raises an alarm',
      description:
        'Every source has an expected rhythm. If it falls quiet, that is a ticket, the same as an attack.',
    },
  ],
  steps: [
    {
      title: 'Use cases',
      description:
        'Fifteen to thirty attack behaviours that matter here, from your risks and recent campaigns in your sector.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Source plan and sizing',
      description:
        'Which events prove each use case, how to obtain them, and how large they are per day and per year.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Pipeline',
      description:
        'Collectors, time synchronisation, parsing to one schema, filtering of noise, and encryption in transit.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Detections',
      description:
        'Rules written, fired with simulated attacks, tuned against a fortnight of real traffic, and documented with a response note.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Handover',
      description: 'Analysts work on cases with us, then change a rule and release it themselves.',
      duration: '2 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Working platform',
      description: 'Configured as code in your tenant, with roles, retention and backup set.',
    },
    {
      title: 'Detection repository',
      description: 'Rules, tests, tuning history and the response note for each alert.',
      specimen: 'specimen',
    },
    {
      title: 'Coverage map',
      description:
        'Techniques detected, partly detected and blind, with the source that would close each gap.',
    },
    {
      title: 'Source register',
      description: 'Owner, purpose, volume, tier, retention and legal basis for every feed.',
    },
    { title: 'Cost model', description: 'What the next source, or another year of retention, will add.' },
  ],
  terms: {
    titles: {
      duration: 'Duration: new platform, or rescue',
      priceFactors: 'Price: sources, volume and migration',
      asked: 'From you: owners, retention, an analyst',
      limits: 'What a SIEM will not do',
    },
    duration: '11 to 16 weeks to a tuned platform; rescuing an existing one takes 6 to 8 weeks.',
    effort: '80 to 140 person-days by 2 or 3 engineers, 40 to 70 for a rescue.',
    priceFactors: [
      'Log sources, and how many need a parser of their own',
      'Daily volume and retention',
      'Cloud, on-premises or both',
      'Migration of old rules and history',
    ],
    asked: [
      'Owners of source systems who can switch logging on',
      'A decision on retention with privacy and legal',
      'At least one analyst who will own the rules',
    ],
    limits:
      'A SIEM does not stop attacks, and without someone to read it, it is an archive. Licence and cloud charges are paid to the vendor directly and stand apart in the quote; in this project we earn nothing on volume.',
  },
  standards: [
    {
      name: 'MITRE ATT&CK',
      use: 'Coverage is stated by technique and by data source, including the techniques that stay invisible.',
    },
    {
      name: 'OCSF or the native schema of the platform',
      use: 'Fields carry one name across sources, so that a rule survives the replacement of a product.',
    },
    {
      name: 'NIST SP 800-92',
      use: 'The guide to log management behind decisions on generation, storage, protection and disposal.',
    },
    {
      name: 'PCI DSS v4.0.1, Requirement 10',
      use: 'Twelve months of audit log history, the latest three immediately available, where card data is in scope.',
    },
  ],
  questions: [
    {
      question: 'Which product do you recommend?',
      answer:
        'The one that suits your cloud, your volume and the query language your people will learn. We compare two or three on your own data and put the yearly cost of each beside it.',
    },
    {
      question: 'Can we write rules once and change product later?',
      answer:
        'Partly. Sigma covers many event rules and converts well; correlation and thresholds often have to be rewritten. The tests carry over, and those are the expensive part.',
    },
    {
      question: 'Is XDR a replacement for this?',
      answer:
        'For a single-vendor estate with modest obligations, it can be. Custom applications, several clouds or long retention still need a SIEM or a data lake as well.',
    },
  ],
  related: [
    { path: '/services/managed-security-services', text: 'Analysts for the platform, at any hour.' },
    { path: '/services/threat-intelligence', text: 'Current campaigns as the basis of new detections.' },
    { path: '/services/incident-response', text: 'What happens after an alert proves true.' },
    {
      path: '/services/cloud-security-services',
      text: 'Audit trails and guardrails in the accounts that send logs.',
    },
  ],
  action: {
    heading: 'Pick five attacks',
    text: 'Name five that you would have to notice. The opinion after the call says which logs could show them; the source plan is the second step.',
  },
} satisfies ServicePage;
