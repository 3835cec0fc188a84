import { figures } from '../../figures/forensic-investigations';
import { serviceLayouts } from '../../serviceLayouts';
import { company } from '../../company';
import { numberNote } from '../../placeholders';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/forensic-investigations',
  title: 'Forensic Investigations',
  description:
    'Digital forensics with chain of custody: preservation, imaging, analysis and a report whose findings another examiner could reproduce.',
  summary: 'Digital evidence preserved, examined and reported so that another examiner can repeat it.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'What happened, when, and how it is known',
    lead: 'Computers, phones, cloud accounts and logs are preserved, copies are examined, and findings are reported with their confidence to counsel, insurers and courts.',
  },
  figures,
  headings: {
    steps: 'How evidence is taken and examined',
    deliverables: 'What can be put before a court',
    standards: 'Evidence standards followed',
    terms: 'Hours, fees and admissibility',
    questions: 'Before you touch the device',
    related: 'When there is more than evidence to secure',
  },
  layout: serviceLayouts.emergency,
  introduction: {
    heading: 'Findings that survive the other side',
    paragraphs: [
      'A forensic investigation answers questions about the past: whether a departing engineer copied the designs, who changed the payee, how an intruder came in and what was read. The answer must hold against someone paid to doubt it. So originals are preserved, work is done on verified copies, and each step can be repeated by an opposing examiner.',
      [
        'It differs from ',
        { type: 'link', text: 'incident response', href: '/services/incident-response' },
        ' in its loyalty. Response serves recovery and will sacrifice a trace to stop the damage; forensics serves the record and will ask you to wait. When both are needed and damage is spreading, containment goes first and volatile evidence is taken at the same time; otherwise evidence goes first. The two teams share a timeline. For advice on preservation, call ',
        { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
        ` day or night. ${numberNote}`,
      ],
    ],
  },
  signs: {
    heading: 'Situations that need an examiner',
    mark: 'occasion',
    items: [
      'An employee has left for a competitor and files were opened in bulk that week.',
      'An invoice was altered between two mailboxes and both parties blame the other.',
      'An insurer or regulator asks what was accessed, and “we believe nothing” will not do.',
      'Tokens have moved from a company wallet and someone must trace them.',
      'Litigation is expected and devices are about to be reissued.',
    ],
  },
  features: [
    {
      icon: 'certificate',
      title: 'Custody without gaps',
      description: 'Who held each item, from when, under which seal and hash, from collection to return.',
    },
    {
      icon: 'search',
      title: 'Competing explanations',
      description:
        'Innocent causes, such as synchronisation, malware or a shared login, are tested and reported with equal care.',
    },
    {
      icon: 'refresh',
      title: 'Repeatable by others',
      description:
        'Tool versions, settings and queries are recorded, and key artefacts are confirmed with a second tool.',
    },
  ],
  steps: [
    {
      title: 'Questions and authority',
      description:
        'With counsel we fix the questions, the legal basis, privacy limits and who may see results. Privilege is considered here.',
      duration: '1 to 2 days',
    },
    {
      title: 'Preservation',
      description:
        'Volatile data first, then disks, phones, mailboxes and cloud logs before retention deletes them.',
      duration: '1 to 5 days',
    },
    {
      title: 'Verification',
      description: 'Images are hashed with SHA-256, compared, and duplicated; the originals are sealed.',
      duration: '1 day',
    },
    {
      title: 'Examination',
      description:
        'File system, registry, browser, messaging, access logs and memory are parsed into one timeline, and deleted items recovered where possible.',
      duration: '1 to 4 weeks',
    },
    {
      title: 'Interpretation and review',
      description:
        'Findings are weighed against alternatives, then checked by a second examiner who did not do the work.',
      duration: '3 to 5 days',
    },
    {
      title: 'Report and testimony',
      description:
        'A report for readers without technical training, its exhibits, and explanation in person if required.',
      duration: '1 week',
    },
  ],
  deliverables: [
    {
      title: 'Forensic images',
      description: 'Encrypted, hashed copies in E01, AFF4 or raw format, with acquisition logs.',
    },
    { title: 'Chain of custody', description: 'Forms and photographs for each item.', specimen: 'specimen' },
    {
      title: 'Investigation report',
      description: 'Questions, method, findings, confidence and limits, with exhibits numbered.',
    },
    {
      title: 'Master timeline',
      description: 'Events with source, time zone and clock error, sortable and filterable.',
    },
  ],
  terms: {
    titles: {
      asked: 'What you do before we arrive',
      duration: 'How soon, how long',
      limits: 'What evidence may not show',
      priceFactors: 'Price: what adds examiner-days',
    },
    duration:
      '3 to 8 weeks for a handful of devices and accounts. Advice begins on the call and is free there; preservation starts once counsel agrees, within days.',
    effort: '15 to 40 examiner-days, review by a second examiner included.',
    priceFactors: [
      'Devices, accounts and volume of data',
      'Encryption, damage or missing passwords',
      'Languages of the material',
      'Whether testimony or an opposing report is expected',
    ],
    asked: [
      'Counsel who instructs, or at least approves, the work',
      'Devices left alone: not searched by IT, and not reset',
      'Retention extended on mail and cloud logs at once',
    ],
    limits:
      'We report facts and their confidence; whether conduct was unlawful is for a court. Data overwritten, or trimmed on a solid-state drive, is often gone. We open no account or private device without lawful authority.',
  },
  standards: [
    {
      name: 'ISO/IEC 27037:2012',
      use: 'Identification, collection, acquisition and preservation of digital evidence.',
    },
    {
      name: 'ISO/IEC 27042:2015',
      use: 'Analysis and interpretation, and how competence and method are stated.',
    },
    {
      name: 'NIST SP 800-86',
      use: 'The process of collection, examination, analysis and reporting, by source of data.',
    },
    {
      name: 'RFC 3227 (BCP 55)',
      use: 'The order of volatility: what to collect first because it will vanish first.',
    },
  ],
  questions: [
    {
      question: 'May we look at an employee laptop ourselves first?',
      answer:
        'Please do not. Opening files changes timestamps, and the search may breach employment or privacy law. Put it aside as it is, on or off, and note the time.',
    },
    {
      question: 'Can deleted messages be recovered?',
      answer:
        'In some cases: from backups, synchronised devices, databases not yet compacted or the recipient. We say after a first look which of these exist.',
    },
    {
      question: 'Can you trace cryptocurrency?',
      answer:
        'On public ledgers, movements can be followed and linked to services with stated confidence. Mixers and bridges weaken that. Freezing funds needs counsel, the exchange or the police.',
    },
    {
      question: 'What does preservation cost if we never go further?',
      answer:
        'It is quoted separately, by item, because it is the part that cannot be done later. Examination gets its own quote once preservation shows how much there is to examine.',
    },
  ],
  related: [
    { path: '/services/incident-response', text: 'Stops an attack that is still in progress.' },
    { path: '/services/threat-intelligence', text: 'Relates the traces to known groups and their methods.' },
    { path: '/services/siem', text: 'Keeps the logs that the next examiner will ask for.' },
  ],
  action: {
    heading: 'Leave it alone, then call',
    text: `Call ${company.socWatch.display} before anything is switched on, reset or reissued. Advice on what to leave alone is given on that call.`,
  },
} satisfies ServicePage;
