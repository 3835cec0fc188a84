import { figures } from '../../figures/custom-software-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/custom-software-development',
  title: 'Custom Software Development',
  description:
    'Custom systems for processes no product fits, and gradual replacement of legacy software: domain model, characterisation tests, a practised cut-over.',
  summary: 'Systems for the processes that make you different, and a safe way out of the old ones.',
  category: 'software',
  parent: '/software-development',
  hero: {
    slogan: 'Build only what cannot be bought',
    lead: 'Software for what standard products cannot cover, and ageing systems replaced piece by piece while the business keeps working on them.',
  },
  headings: {
    steps: 'From buy-or-build check to cut-over',
    deliverables: 'Software, rights and records',
    standards: 'Engineering standards applied',
    terms: 'Time to the first slice, and price',
    questions: 'Questions before building',
    related: 'Decisions and data nearby',
  },
  layout: serviceLayouts.build,
  figures,
  introduction: {
    heading: 'What is worth building',
    paragraphs: [
      'Payroll, ticketing and accounting are bought. Custom code is justified where a process sets you apart, where regulation fits no product, or where licences and workarounds cost more than ownership. The first step, ordered on its own, checks this and may recommend configuration instead.',
      'When building is right, the first risk is misunderstanding. We sit with the people who do the work, model their terms and exceptions, and let that language name the modules. An underwriter should recognise the model of underwriting.',
    ],
  },
  signs: {
    heading: 'Evidence that a product no longer fits',
    mark: 'sign',
    items: [
      'Staff export from one system, correct in a spreadsheet and import into the next.',
      'The vendor has announced end of support, and your customisations block the upgrade.',
      'New rules take effect sooner than the backlog can deliver them.',
      'The module that calculates invoices is too risky to change.',
    ],
  },
  features: [
    {
      icon: 'map',
      title: 'Model before screens',
      description:
        'Event-storming with the people concerned exposes rules, exceptions and owners. The glossary that results appears in code, interface and contract alike.',
    },
    {
      icon: 'layers',
      title: 'Replaced in slices',
      description:
        'Old and new run side by side behind one entrance. Functions move in slices, each reversible, so there is no night on which everything must work.',
    },
    {
      icon: 'checklist',
      title: 'Old behaviour pinned down',
      description:
        'Characterisation tests record what the legacy system really does, faults included. The business then decides, case by case, which faults to keep.',
    },
  ],
  steps: [
    {
      title: 'Buy-or-build check',
      description: 'Market products tried against ten of your hardest cases; five-year costs compared.',
      duration: '2 weeks',
    },
    {
      title: 'Domain discovery',
      description:
        'Observation at the workplace, event-storming, a model of bounded contexts and a first slice everyone wants.',
      duration: '2 to 4 weeks',
    },
    {
      title: 'Slice-by-slice construction',
      description:
        'Each slice covers screen, rule, data and interface, and goes to a pilot group before the next begins.',
      duration: '3 to 8 months',
    },
    {
      title: 'Data migration rehearsals',
      description:
        'Profiling, cleansing rules and at least two full dry runs, with control totals signed by data owners.',
      duration: 'parallel to construction',
    },
    {
      title: 'Cut-over and decommissioning',
      description:
        'Parallel run, agreed point of no return, archive for retention periods, and licences actually cancelled.',
      duration: '3 to 6 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Domain model and glossary',
      description: 'Terms, rules and context map, kept beside the source.',
    },
    {
      title: 'Application with assigned rights',
      description: 'Full source, copyright assigned as contracted, third-party licences listed.',
    },
    {
      title: 'Migration record',
      description: 'Mappings, rejected rows, control totals and sign-offs for auditors.',
    },
    {
      title: 'Architecture decision log',
      description: 'Each structural choice with context, consequence and discarded options.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: first slice, then phases',
      priceFactors: 'Price: rules, data and old code',
      asked: 'Needed from you: hours and access',
      limits: 'What we decline',
    },
    duration:
      '5 to 11 months to replace a departmental system; a first slice reaches users within 10 weeks. The buy-or-build check is ordered first, and each phase after it is quoted from its result. Testers from outside the team come on top: 2 to 3 weeks, an item of the quote.',
    effort: '350 to 900 person-days by 4 or 5 people.',
    priceFactors: [
      'Count and irregularity of business rules',
      'Age, size and quality of data to migrate',
      'Legacy code without documentation or tests',
      'Length of parallel running required by audit',
    ],
    asked: [
      'Two experienced users for a day a week',
      'Read access to legacy source and production-like data',
      'A decision-maker for rule conflicts within two days',
    ],
    limits:
      'We do not rebuild standard products to save a licence, nor copy the interface of a competitor. We decline a single-date switch where a staged one is possible.',
  },
  standards: [
    {
      name: 'ISO/IEC/IEEE 29148:2018',
      use: 'Requirements that are singular, verifiable and traceable from source to test.',
    },
    {
      name: 'ISO/IEC/IEEE 42010:2022',
      use: 'Architecture described by stakeholder concerns and views.',
    },
    {
      name: 'GDPR, Article 25',
      use: 'Data protection by design: minimal fields, retention and erasure modelled as domain rules.',
    },
    {
      name: 'CycloneDX (ECMA-424)',
      use: 'Component inventory with each build, for vulnerability and licence checks.',
    },
  ],
  questions: [
    {
      question: 'Rewrite everything, or modernise in place?',
      answer:
        'In slices. We separate one costly capability from the old system, prove the route, then take the next. A complete rewrite freezes the business for its duration and tends to rediscover forgotten rules late.',
    },
    {
      question: 'What if your company disappears?',
      answer:
        'You already hold repository, pipeline and infrastructure. Twice during the work, and once before handover, a developer of yours builds and deploys from a clean machine. Where an exit plan under DORA or a policy of yours asks for escrow, the contract adds it, with a deposit that is built and checked twice a year.',
    },
    {
      question: 'Who owns the intellectual property?',
      answer:
        'You own what is written for you, on the terms in the contract. Open-source parts keep their licences. Any library of ours is named beforehand and licensed for perpetual use.',
    },
    {
      question: 'How do you estimate something never built before?',
      answer:
        'In ranges, from slices already delivered. The forecast is re-computed every fortnight from measured throughput, and you see the widening or narrowing yourself.',
    },
  ],
  related: [
    { path: '/api-development-integration', text: 'Interfaces to the products that stay.' },
    { path: '/digital-transformation-strategy', text: 'Decides which system to replace first.' },
    { path: '/services/consultation', text: 'A second opinion on buy or build, in 1 to 2 weeks.' },
    { path: '/data-analytics-bi-solutions', text: 'Reports across the old and the new system.' },
  ],
  action: {
    heading: 'Pick your ten hardest cases',
    text: 'Describe one or two that break every product demonstration. Our opinion says whether the buy-or-build check is worth ordering.',
  },
} satisfies ServicePage;
