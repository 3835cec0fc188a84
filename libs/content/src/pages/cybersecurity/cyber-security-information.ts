import { figures } from '../../figures/cyber-security-information';
import { serviceLayouts } from '../../serviceLayouts';
import { glossary } from '../../glossary';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/cyber-security-information',
  title: 'Cybersecurity',
  titleSubject: 'a briefing for decision makers',
  description:
    'What a buyer should know about cybersecurity: how attacks usually start, which laws set deadlines, what management owes, and where to begin.',
  summary: 'Threats, legal duties and a sensible first month, for people who must decide and pay.',
  category: 'cybersecurity',
  hero: {
    slogan: 'What to know before you buy any security',
    lead: 'A briefing for directors and owners: how companies are broken into, what the law expects within hours, and what to do first.',
  },
  children: {
    heading: 'From reading to doing',
    paths: [
      '/security-assessment',
      '/cyber-security',
      '/services/cyber-risk-assessment',
      '/services/penetration-testing',
      '/services/cybersecurity-consulting',
      '/services/managed-security-services',
      '/services/incident-response',
      '/services/compliance-and-risk-management',
    ],
  },
  headings: {
    steps: 'Five steps to a first security plan',
    deliverables: 'What the first month produces',
    standards: 'Laws and frameworks that may bind you',
    terms: 'How long a start takes, and its price',
    questions: 'What boards ask about security',
    related: 'Continue by subject',
  },
  layout: serviceLayouts.advice,
  figures,
  introduction: {
    heading: 'How break-ins begin',
    paragraphs: [
      'No unknown flaw is needed. Companies fall to a reused password, a stolen session cookie, an internet-facing device that missed a patch, a supplier with too much access, or an invoice with a changed account number. Extortion then follows two routes: encrypting systems, and threatening to publish what was copied.',
      'The damage is set less by the intrusion than by what it finds: flat networks, shared administrator accounts, backups the attacker can delete, and no agreement on whom to phone. All can be corrected in advance, mostly without a new product.',
      'Where nobody has time to start, First Month of Security is one order: a duty map, and a short review of what an outsider sees of you.',
    ],
  },
  signs: {
    heading: 'Things a director can check without a tool',
    mark: 'sign',
    items: [
      'Ask for the date of the last successful full restore.',
      'Ask how many accounts of former staff still work.',
      'Ask who may change bank details of a supplier, and how the request is verified.',
      'Ask two people which systems face the internet, and compare their lists.',
      'Ask whether administrators read e-mail with their privileged account.',
      'Ask for the incident plan on paper, with telephone numbers.',
    ],
  },
  features: [
    {
      icon: 'key',
      title: 'Against stolen access',
      description:
        'Passkeys or FIDO2 keys resist phishing, where codes by text message do not. Separate administrator accounts and short sessions limit what a stolen login is worth.',
    },
    {
      icon: 'database',
      title: 'Against extortion',
      description:
        'Backups that no domain administrator can delete, restored on a schedule, limit the harm of encryption. Against publication only less data, and encrypted data, helps.',
    },
    {
      icon: 'truck',
      title: 'Against supplier access',
      description:
        'Supplier connections are listed, limited to what they serve, monitored and ended with the contract.',
    },
  ],
  steps: [
    {
      title: 'Name what must not stop',
      description: 'Three to five services, the data behind them, and the hours you can do without each.',
      duration: '1 day of the first week',
    },
    {
      title: 'List the rules that may bind you',
      description:
        'Sector, countries, customers and contracts decide. The duty map records authority, deadline and responsible person for each.',
      duration: '1 week',
    },
    {
      title: 'Take an honest measure',
      description:
        'Our self-assessment takes a quarter of an hour and stays in your browser. In the review an analyst looks from outside; it ends with exposure summary, thirty-day list and board briefing.',
      duration: '1 to 3 weeks',
    },
    {
      title: 'Close the common gaps',
      description:
        'Multi-factor sign-in everywhere, exposed services patched or closed, restore tested, payment changes called back, endpoint detection deployed.',
      duration: '30 to 60 days',
    },
    {
      title: 'Rehearse one bad day',
      description:
        'An exercise with management, counsel and communications shows which decisions have no owner.',
      duration: 'half a day',
    },
  ],
  deliverables: [
    {
      title: 'Exposure summary',
      description: 'What an outsider sees of your organisation, checked by an analyst.',
    },
    {
      title: 'Duty map',
      description: 'Laws and contracts that may apply, with their deadlines, for your counsel to confirm.',
    },
    {
      title: 'Thirty-day list',
      description: 'At most ten actions, each with an owner and a test of completion.',
    },
    {
      title: 'Board briefing',
      description: 'One hour, in plain words, with the decisions needed.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration of the first order',
      asked: 'What it asks of your people',
      priceFactors: 'What changes the quote',
      limits: 'What a page cannot tell you',
    },
    duration:
      'The first three steps, the review included, take 2 to 4 weeks and are one order, First Month of Security, with a customised quote. The last two are yours, or single services. Cybersecurity Consulting can start from their papers. The self-assessment is free.',
    effort: '8 to 15 person-days for the first order.',
    priceFactors: [
      'Number of legal entities and countries',
      'Share of systems run by suppliers',
      'Whether existing reports can be relied on',
    ],
    asked: [
      'An hour each with finance, IT and operations',
      'Points left open by the last audit, test or insurance questionnaire',
      'Permission for a passive look at your public footprint',
    ],
    limits:
      'This page gives general information and replaces no legal advice. No list of measures makes an organisation safe; it makes likely attacks dearer and their damage smaller.',
  },
  dated: true,
  standards: [
    {
      name: 'NIS2, Directive (EU) 2022/2555',
      use: 'Management must approve and oversee measures. Significant incidents: early warning in 24 hours, notification in 72, final report a month later.',
    },
    {
      name: 'GDPR, Articles 33 and 34',
      use: 'A personal data breach that poses a risk goes to the authority within 72 hours of awareness; high risk, to the people concerned as well.',
    },
    {
      name: 'DORA, Article 19, with Delegated Regulation (EU) 2025/301',
      use: 'Financial entities report a major incident within four hours of classifying it, and no later than 24 hours after awareness; what becomes major later, within four hours of that.',
    },
    {
      name: 'HIPAA Breach Notification Rule',
      use: 'US health data: affected individuals without unreasonable delay, at most 60 days after discovery.',
    },
    {
      name: 'PCI DSS v4.0.1',
      use: 'Contractual rather than statutory; binds whoever handles card data or can affect its security.',
    },
    {
      name: 'CIS Controls v8.1, Implementation Group 1',
      use: 'A free, ordered list of essential hygiene for organisations without a security team.',
    },
  ],
  questions: [
    {
      question: 'How much should we spend?',
      answer:
        'Start from the cost of a week without your critical services. Spend where one measure shortens that week or makes it less likely, and stop where it does neither.',
    },
    {
      question: 'We use the cloud. Is security not included?',
      answer:
        'Partly. The provider protects the platform. Identities, configuration, data and what you expose remain yours.',
    },
    {
      question: 'Does insurance replace all this?',
      answer:
        'It moves part of the cost. Policies require controls, exclude certain events and can be contested if the proposal form was wrong. It restores neither data nor trust.',
    },
    {
      question: 'Should we pay a ransom?',
      answer:
        'Plan never to need to. Payment may breach sanctions law, does not ensure decryption and cannot prove that copies were destroyed. Involve counsel, law enforcement and your insurer.',
    },
  ],
  glossary: {
    heading: 'Words that offers and reports use',
    lead: 'What each of them means on this site. Other pages link here where they use one.',
    terms: glossary,
  },
  related: [
    { path: '/blog', text: 'Single questions answered at length, each with its sources.' },
    { path: '/industry/healthcare', text: 'Why an outage of the record system is a safety matter.' },
    { path: '/it-consulting', text: 'Help with the systems that security depends on.' },
    { path: '/request-consultation', text: 'A free call of 45 minutes on your own situation.' },
  ],
  action: {
    heading: 'Ask about your lowest score',
    text: 'Complete the self-assessment, print the result, and bring it to a free call.',
  },
} satisfies PracticePage;
