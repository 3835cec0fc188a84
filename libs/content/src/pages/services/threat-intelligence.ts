import { figures } from '../../figures/threat-intelligence';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/threat-intelligence',
  title: 'Threat Intelligence',
  description:
    'Threat intelligence built on your own questions: who targets your sector, how they work, what of yours is exposed, and what to change this month.',
  summary: 'Who is likely to attack you, by which methods, and what to change because of it.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Know who is likely to come, and by which route',
    lead: 'What attackers in your sector do, and what of yours is already exposed, assessed by analysts and turned into a decision or a detection.',
  },
  headings: {
    steps: 'How a question becomes intelligence',
    deliverables: 'What arrives, and how often',
    standards: 'Formats and handling rules',
    terms: 'Terms of the subscription',
    questions: 'Questions from intelligence buyers',
    related: 'Where the intelligence is used',
  },
  layout: serviceLayouts.continuous,
  figures,
  introduction: {
    heading: 'Intelligence is an answer to a question',
    paragraphs: [
      [
        'A feed of a million ',
        { type: 'link', text: 'indicators', href: '/cyber-security-information#term-indicator' },
        ' answers nothing you asked. We begin with intelligence requirements, written with the people who will act on them: which supplier should be checked, which patch cannot wait for the weekend, whether a new market brings new enemies. Collection follows from those, and what serves none of them is not collected.',
      ],
      [
        'Products come in three lengths: an alert for the ',
        { type: 'link', text: 'SOC', href: '/services/managed-security-services' },
        ' within the day, an operational note for engineers within the week, an assessment for management each quarter. Each states its sources, how far we trust them and what would change our mind.',
      ],
    ],
  },
  signs: {
    heading: 'Questions you cannot answer yet',
    mark: 'sign',
    items: [
      'A peer was breached and the board asks whether you would have been.',
      'Customers receive mail and visit sites that imitate yours.',
      'Staff passwords appear in dumps and you hear of it from a stranger.',
      'Detection rules are written from habit, with no view of current attackers.',
      'You pay for three feeds and block lists are their only use.',
    ],
  },
  features: [
    {
      icon: 'target',
      title: 'Requirements first',
      description:
        'Eight to twelve questions with an owner and a review date. Any product that answers none of them is dropped.',
    },
    {
      icon: 'scale',
      title: 'Confidence in words',
      description:
        'Source reliability and credibility of information are graded apart, and likelihood uses a fixed scale of terms.',
    },
    {
      icon: 'eye',
      title: 'Ends in a change',
      description:
        'Each item closes with a detection, a patch, a takedown, a briefing or an explicit decision to do nothing.',
    },
  ],
  steps: [
    {
      title: 'Requirements workshop',
      description:
        'Decisions, stakeholders, assets, brands, suppliers and countries become priority intelligence requirements.',
      duration: '1 week',
    },
    {
      title: 'Threat profile',
      description:
        'The actors and crime types plausible for you, their motives, and the techniques they use today.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Collection plan',
      description:
        'Open sources, sector sharing groups, commercial feeds, certificate and domain records, leak and forum monitoring through lawful providers.',
      duration: '2 weeks',
    },
    {
      title: 'Production',
      description:
        'Analysts assess, write and send; indicators go by machine to your SIEM, with expiry dates.',
      duration: 'Weekly',
    },
    {
      title: 'Feedback',
      description: 'Readers mark each product used or not used, and requirements are rewritten accordingly.',
      duration: 'Quarterly',
    },
  ],
  deliverables: [
    {
      title: 'Threat profile',
      description: 'Actors, techniques and likely paths, mapped against your present detections.',
    },
    {
      title: 'Alerts and notes',
      description: 'Short, graded, marked for sharing, with the action proposed in the first line.',
    },
    {
      title: 'Machine-readable feed',
      description: 'Indicators with context, confidence and expiry, over TAXII or a file.',
    },
    {
      title: 'Exposure watch',
      description:
        'Leaked credentials, look-alike domains and exposed services, with takedown files ready to send.',
    },
    {
      title: 'Quarterly assessment',
      description: 'Six pages for management on what changed and which plan it affects.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: first cycle, then on notice',
      asked: 'What we need from your readers',
      priceFactors: 'Price: questions, languages and sources',
      limits: 'What we do not buy or promise',
    },
    duration:
      '5 to 6 weeks to the first full cycle, quoted apart with a ceiling, then continuous, on one month of notice; a one-off threat profile takes 3 to 4 weeks. The quote assumes eight to twelve questions, drafted in the workshop; more are priced before the work goes on.',
    effort: '15 to 20 analyst-days to the first cycle, then 4 to 8 a month; 10 to 14 for a profile alone.',
    priceFactors: [
      'Number of requirements and brands',
      'Languages and regions to be read',
      'Commercial sources to be licensed in your name',
      'Frequency and depth of the written products',
    ],
    asked: [
      'Readers who will tell us what was of no use',
      'Domains, suppliers and executives to watch, in the protected channel',
      'A person who may approve takedown requests',
    ],
    limits:
      'We buy no stolen data, break into nothing and have no dealings with criminals. Attribution is an assessment with a probability, seldom a name. Warning of every attack cannot be promised.',
  },
  standards: [
    {
      name: 'MITRE ATT&CK',
      use: 'Describes behaviour, which stays useful after addresses and hashes have changed.',
    },
    {
      name: 'STIX 2.1 and TAXII 2.1 (OASIS)',
      use: 'The format and transport for indicators, so that your tools can read them.',
    },
    {
      name: 'Traffic Light Protocol 2.0 (FIRST)',
      use: 'Every product is marked, from TLP:CLEAR to TLP:RED, and the marking is kept.',
    },
    {
      name: 'ISO/IEC 27001:2022, control A.5.7',
      use: 'Requires that threat information be collected and analysed; requirements and products are the evidence.',
    },
  ],
  questions: [
    {
      question: 'We already buy a feed. What would you add?',
      answer:
        'Selection, above all. We measure how many of its indicators were ever seen in your logs, retire what never matched, and spend the effort on behaviour and exposure.',
    },
    {
      question: 'Do you watch the dark web?',
      answer:
        'Forums, markets and leak sites are covered through specialist providers, within the law. Much of what is sold there is old or invented, so each item is verified before you are alarmed.',
    },
    {
      question: 'Does it help with a red-team test?',
      answer:
        'Yes. A threat profile supplies the scenarios. Where DORA requires threat-led testing, the scheme has rules of its own for appointing the intelligence provider and keeping it apart from the testers.',
    },
  ],
  related: [
    { path: '/services/siem', text: 'Where indicators become tested detections.' },
    {
      path: '/services/managed-security-services',
      text: 'Hunts that start from the questions of the profile.',
    },
    { path: '/services/forensic-investigations', text: 'Examines traces that an alert has turned up.' },
    { path: '/services/cyber-risk-assessment', text: 'Uses the threat profile to estimate frequency.' },
  ],
  action: {
    heading: 'Send us three questions',
    text: 'Write down what you would most like to know about your attackers. We say what of it can be known.',
  },
} satisfies ServicePage;
