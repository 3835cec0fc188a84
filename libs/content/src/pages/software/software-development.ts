import { figures } from '../../figures/software-development';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/software-development',
  title: 'Software Development',
  description:
    'Software development for organisations that must live with the result: custom systems, SaaS, apps, cloud and APIs, in your repositories from day one.',
  summary: 'Custom systems, SaaS, apps, cloud and APIs, delivered with the means to run and change them.',
  category: 'software',
  hero: {
    slogan: 'Software you can still change in five years',
    lead: 'Business systems built in short releases, in your repositories, with tests and operating notes that let another team carry on without us.',
  },
  children: {
    heading: 'Choose by what you have to ship',
    paths: [
      '/custom-software-development',
      '/saas-development',
      '/mobile-web-app-development',
      '/api-development-integration',
      '/cloud-solutions-integration',
    ],
  },
  headings: {
    steps: 'How we deliver in fortnights',
    deliverables: 'What you own at handover',
    standards: 'Quality and supply-chain standards',
    terms: 'Duration, stages and boundaries',
    questions: 'Questions about working with us',
    related: 'Practices that support the software',
  },
  layout: [['steps'], ['deliverables'], ['signs'], ['terms'], ['questions', 'standards'], ['related']],
  dated: true,
  figures,
  introduction: {
    heading: 'Built to be changed',
    paragraphs: [
      'A business system is changed for years after its launch, and shortcuts in structure, tests or documentation slow each change. So releases are small and go to real users, decisions are recorded where the code lives, automation can be read by any engineer, and no feature is without an owner.',
      [
        'Engineering culture and release habits inside your own teams belong to ',
        {
          type: 'link',
          text: 'DevOps and agile consulting',
          href: '/devops-agile-consulting',
        },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'Signs that your software needs work',
    mark: 'sign',
    items: [
      'A spreadsheet has become a system of record, and one person understands it.',
      'Releases happen quarterly, at night, with everyone on the line.',
      'The supplier who wrote the software holds the source and the passwords.',
      'An important customer asks for a software bill of materials and gets silence.',
    ],
  },
  features: [
    {
      icon: 'code',
      title: 'Yours from the first commit',
      description:
        'Repository, cloud account, domains and issue tracker are in your name. Rights pass as the contract says, without a release fee.',
    },
    {
      icon: 'pipeline',
      title: 'A releasable trunk',
      description:
        'Every change is reviewed, tested and deployable the same day. Unfinished work hides behind feature flags rather than on branches that age.',
    },
    {
      icon: 'shield',
      title: 'Security inside the definition of done',
      description:
        'Threat modelling at design, dependency and secret scanning on each change, signed builds with provenance. New serious findings block a merge; the rest are planned.',
    },
  ],
  steps: [
    {
      title: 'Frame the problem',
      description:
        'Users, constraints, measures of success, and the smallest release that would prove worth having.',
      duration: '1 to 3 weeks',
    },
    {
      title: 'Draw the architecture',
      description:
        'Quality targets first, then boundaries, data ownership and the technologies your people can maintain.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Lay the walking skeleton',
      description:
        'A thin feature through every layer into production, with pipeline, logging and alerts already working.',
      duration: '2 weeks',
    },
    {
      title: 'Deliver in fortnights',
      description:
        'A demonstration, a release and a corrected forecast at each end. Scope may be swapped; quality may not.',
      duration: '2 to 9 months',
    },
    {
      title: 'Hand over or stay on',
      description:
        'Your team ships a feature alone while we watch. After that we leave, or remain under an agreed service level.',
      duration: '3 to 4 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Working software and its history',
      description: 'All source, commits, reviews and decision records from the first day.',
    },
    {
      title: 'Test suite and pipeline',
      description: 'Automated checks that decide whether a change may ship, runnable on a laptop.',
    },
    {
      title: 'Bill of materials',
      description: 'CycloneDX or SPDX for every release, with licences.',
    },
    {
      title: 'Operations pack',
      description: 'Runbooks, dashboards, restore procedure and a list of known debts.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: skeleton, release, programme',
      asked: 'What you bring to the team',
      limits: 'Limits: what we do not fix',
    },
    duration:
      'A walking skeleton is in production after 4 to 7 weeks; a first release that people work with takes 10 weeks to 7 months, by kind of product, and a single connector 4 to 8 weeks. Full programmes run from 4 months to a year. Testing by people who did not build it adds 2 to 3 weeks, unless the steps of a service include it. Framing and architecture are ordered first; each phase of several stages then has its own quote.',
    asked: [
      'One product owner with authority and half their week',
      'Access to users as well as to their managers',
      'Accounts and environments opened before the start',
    ],
    limits:
      'We do not fix price, date and every feature together. One must be free to move, and the contract names which.',
  },
  standards: [
    {
      name: 'ISO/IEC 25010:2023',
      use: 'Quality characteristics from which measurable targets are chosen.',
    },
    {
      name: 'NIST SP 800-218 (SSDF)',
      use: 'Secure development practices our pipeline and reviews are mapped to.',
    },
    {
      name: 'OWASP ASVS',
      use: 'Level agreed per system; its requirements become acceptance tests.',
    },
    {
      name: 'Cyber Resilience Act, Regulation (EU) 2024/2847',
      use: 'For products with digital elements sold in the EU: reports since September 2026, all other duties from 11 December 2027.',
    },
  ],
  questions: [
    {
      question: 'Fixed price or time and material?',
      answer:
        'Framing and architecture have a fixed price, as a study. From the skeleton on each stage has a ceiling, and you may stop at its end.',
    },
    {
      question: 'Who repairs a fault after acceptance?',
      answer: [
        'We do, free of charge, for the period in ',
        { type: 'link', text: 'the contract', href: '/about#contract' },
        '. Upkeep is for what changes around the software.',
      ],
    },
    {
      question: 'Which technologies do you use?',
      answer:
        'Those your staff know, unless they cannot meet a quality target. Otherwise typed languages, PostgreSQL and a modest number of services. Direct dependencies are chosen by who maintains them; all are listed, scanned and pinned.',
    },
    {
      question: 'Do you use AI coding assistants?',
      answer:
        'With your consent, and under terms that keep your source out of training. Generated code passes the same review, tests and licence checks, and the engineer who merges it answers for it.',
    },
    {
      question: 'Can you take over from another supplier?',
      answer:
        'Yes. The first fortnight is a take-over audit, ordered as a study: can we build it, deploy it, restore it and reach every account? The answers are yours whether or not you go on. Typical effort: 10 to 15 person-days.',
    },
  ],
  related: [
    { path: '/it-consulting', text: 'Advice before it is clear that software is the answer.' },
    { path: '/services/application-security', text: 'Security work inside an existing team.' },
    { path: '/services/web-development', text: 'Websites and shops for the public.' },
    { path: '/case-studies', text: 'One true case, and seven examples with their order of work.' },
  ],
  action: {
    heading: 'Describe how the work is done today',
    text: 'A page about it tells us more than a feature list. A first view in writing comes back in 3 to 5 working days.',
  },
} satisfies PracticePage;
