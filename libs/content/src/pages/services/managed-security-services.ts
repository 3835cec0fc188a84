import { figures } from '../../figures/managed-security-services';
import { serviceLayouts } from '../../serviceLayouts';
import { company } from '../../company';
import { numberNote } from '../../placeholders';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/managed-security-services',
  title: 'Managed Security Services',
  description:
    'A security operations centre on shift 24/7: alerts triaged by people, agreed containment carried out, and a monthly report you can question.',
  summary: 'Analysts on shift 24/7 who triage alerts, contain what they may, and call when they must.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'People on shift while yours are asleep',
    lead: 'Our SOC watches your endpoints, identities, cloud and network 24/7, decides what an alert means, and takes the actions you have authorised.',
  },
  figures,
  headings: {
    steps: 'Onboarding, then operation',
    deliverables: 'Reports, cases and authority',
    standards: 'How the service is measured',
    terms: 'Contract, fee and response',
    questions: 'What outsiders may do in your systems',
    related: 'Platforms and teams around the SOC',
  },
  layout: serviceLayouts.continuous,
  introduction: {
    heading: 'You are buying decisions, around the clock',
    paragraphs: [
      'A managed service is judged at three in the morning: did somebody look, did they understand, and were they allowed to act. We agree beforehand which actions analysts may take unasked, such as isolating a laptop, which need a call, such as isolating a payment server, and whom to call when the first number does not answer.',
      [
        'The platform can be ours or yours. If you have none, or a neglected one, ',
        { type: 'link', text: 'SIEM', href: '/services/siem' },
        ' is the project that builds it; this is the staff that works on it. A serious breach is handed to ',
        { type: 'link', text: 'incident response', href: '/services/incident-response' },
        ' with its case file. Anyone under attack now, client or not, can call ',
        { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
        `. ${numberNote}`,
      ],
    ],
  },
  signs: {
    heading: 'Where in-house monitoring reaches its limits',
    mark: 'failure',
    items: [
      'Alerts that arrive on Friday evening are read on Monday.',
      'Two analysts on every shift of the week means a team of ten or more, and you have two.',
      'Your present provider forwards alerts and leaves the thinking to you.',
      'Security tools from five vendors each have a console that is seldom opened.',
      'A customer contract or regulator demands continuous monitoring.',
    ],
  },
  features: [
    {
      icon: 'eye',
      title: 'Triage by people',
      description:
        'Automation enriches and groups. An analyst decides, writes the reason, and signs the case.',
    },
    {
      icon: 'contract',
      title: 'An authority matrix',
      description:
        'Actions by asset group, each marked act, ask or inform. It is tested monthly with a harmless alert.',
    },
    {
      icon: 'plug',
      title: 'An exit you can use',
      description:
        'Detection rules, case history and logs are yours in open formats, and the contract describes the handover.',
    },
  ],
  steps: [
    {
      title: 'Onboarding workshop',
      description: 'Critical assets, likely attackers, contacts, change calendar and the authority matrix.',
      duration: '1 week',
    },
    {
      title: 'Connection',
      description:
        'Endpoint, identity, mail, cloud, firewall and key application sources, and events of smart contracts where you have them, are connected and checked for completeness.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Tuning',
      description:
        'Analysts work in parallel with your team; known-good behaviour is learnt and written down as tests.',
      duration: '2 to 4 weeks',
    },
    {
      title: 'Acceptance',
      description:
        'A set of simulated attacks is run. Cover goes live when the agreed ones are seen and handled in time.',
      duration: '1 week',
    },
    {
      title: 'Operation',
      description:
        '24/7 triage, containment, threat hunting each month, and rules revised as attackers change.',
      duration: 'Continuous',
    },
    {
      title: 'Service review',
      description:
        'Cases, missed signals, noise and open recommendations, with the analysts who worked on them.',
      duration: 'Monthly',
    },
  ],
  deliverables: [
    {
      title: 'Live case portal',
      description: 'Every case with evidence, reasoning, action and time, open to your staff.',
    },
    {
      title: 'Authority matrix and runbooks',
      description: 'Versioned, approved by you, in use on every shift.',
      specimen: 'specimen',
    },
    {
      title: 'Monthly report',
      description:
        'Time to triage and contain, sources that fell silent, causes of noise, work that is owed by either side.',
    },
    {
      title: 'Hunt notes',
      description: 'Hypothesis, data, result; a hunt that found nothing is reported too.',
    },
    {
      title: 'Detection library',
      description: 'Rules in readable form, mapped to techniques, with their test cases.',
    },
  ],
  terms: {
    titles: {
      duration: 'Weeks to live cover, then notice',
      priceFactors: 'What sets the monthly price',
      limits: 'What analysts do not see or touch',
      asked: 'What you provide before live cover',
    },
    duration:
      '6 to 9 weeks to live cover, then until either side gives three months of notice. Onboarding is quoted apart, with a ceiling; the price of a month is set from a count of sources and fixed for a year at a time.',
    effort:
      '25 to 40 person-days to live cover. By contract every shift has at least 2 analysts, who watch several clients.',
    priceFactors: [
      'Endpoints, identities and cloud accounts watched',
      'Volume of log data and its retention',
      'Platform supplied by us, or yours operated by us',
      'Scope of containment that analysts may carry out',
    ],
    asked: [
      'Two contacts on call who can decide, in English or another language that the quote names',
      'Notice of planned changes and tests',
      'Agreement on recording personal data, settled with your data protection officer',
    ],
    limits:
      'We see only what is connected, and we do not patch or administer your systems. No service catches everything: what is measured and reported is time to triage and to contain. Triage and the containment in the matrix are in the price of the month. Incident response after them is not: its hours come from a retainer, or are paid as an emergency.',
  },
  standards: [
    {
      name: 'NIST CSF 2.0',
      use: 'Detect and Respond outcomes define what the service covers, and which remain with you.',
    },
    { name: 'MITRE ATT&CK', use: 'Acceptance tests, hunts and rule coverage are all named by technique.' },
    {
      name: 'NIST SP 800-137',
      use: 'Guides what is monitored continuously, at what frequency, and who acts on the result.',
    },
    {
      name: 'SOC 2 (AICPA Trust Services Criteria)',
      use: 'CC7 expects monitoring and evaluation of events in your own report; case records are kept in a form that supports it.',
    },
  ],
  questions: [
    {
      question: 'How fast do you respond?',
      answer:
        'Targets per severity are part of the contract, and every miss is reported. A usual setting, to be confirmed once your sources are known: at any hour, triage of the highest severity begins within 15 minutes of the alert, and authorised containment within 30 minutes of it.',
    },
    {
      question: 'Can you shut down our production?',
      answer:
        'No. The usual setting of the matrix lets analysts isolate workstations and disable accounts at once, and requires a call for servers. Whether a system goes down is for your own administrators.',
    },
    {
      question: 'Where do our logs go?',
      answer:
        'By preference they stay in your own tenant and analysts come to them. If we host, region and retention are fixed in the data processing agreement.',
    },
    {
      question: 'Can the SOC watch smart contracts?',
      answer:
        'Yes: role changes, unusual outflows, stale prices and paused calls arrive as alerts like any other. Analysts call your signers and never sign.',
    },
  ],
  related: [
    { path: '/services/siem', text: 'The log platform, if you have none or it needs repair.' },
    { path: '/services/incident-response', text: 'Takes over when a case grows into an incident.' },
    { path: '/services/endpoint-security', text: 'Sensors on devices, which the analysts rely on.' },
    { path: '/managed-it-services', text: 'A desk for IT problems, next to the watch on attacks.' },
  ],
  action: {
    heading: 'Ask who is watching tonight',
    text: 'Tell us which consoles you have and who reads them. We show where cover ends and what closing the gap involves.',
  },
} satisfies ServicePage;
