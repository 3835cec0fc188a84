import { figures } from '../../figures/managed-it-services';
import type { ConsultingPage } from '../../types';

export const page = {
  kind: 'consulting',
  path: '/managed-it-services',
  parent: '/it-consulting',
  title: 'Managed IT Services',
  description:
    'Service desk, devices, accounts and suppliers run for you 24/7 under one service schedule, with monthly reports and a written way out.',
  summary: 'Service desk, devices, accounts and suppliers under one monthly schedule.',
  category: 'consulting',
  hero: {
    slogan: 'When staff call for help, someone with their history answers',
    lead: 'Day-to-day IT under one service schedule: support at any hour, devices and accounts in order, and suppliers held to what they sold.',
  },
  figures,
  tagline: 'Support, devices, accounts and suppliers, with one number to ring.',
  timeAndPrice:
    'A month of service is the unit, and users, devices, sites and hours of cover are counted for it. Transition is quoted apart, with a ceiling.',
  layout: [['introduction'], ['summary', 'detail'], ['features'], ['examples']],
  secondary: { label: 'See a sample schedule', href: '#specimen' },
  headings: {
    terms: 'How a month is priced',
    features: 'What the service covers',
    examples: 'Two handovers, as they might go',
    siblings: 'Consulting around the service desk',
  },
  introTitle: 'Operations you can leave alone, and take back',
  introText: [
    'There are two good reasons to hand over IT operations: the only administrator is leaving, or the department spends its days on tickets and never reaches the projects. Either way the service has to be described exactly, so the schedule lists each task and what falls outside.',
    'During the transition we shadow your staff, write the knowledge base and take over the desk in parallel; the switch comes only after your own people have scored the answers. From then on you have a service manager whom you know, a monthly report, and a quarterly review at which tasks may be added or withdrawn.',
  ],
  detail: {
    heading: 'The service in five lines',
    rows: [
      {
        title: 'Start',
        description:
          'Transition takes 6 to 8 weeks and 35 to 60 person-days, with both desks running in parallel at the end.',
      },
      {
        title: 'Hours and language',
        description:
          'The desk is staffed 24/7, has a number of its own, and takes requests by chat, portal and e-mail too, in the incident, request and problem practices of ITIL. It speaks English; another language is quoted apart.',
      },
      { title: 'Ownership', description: 'Accounts, licences and devices are in your name.' },
      { title: 'Outside', description: 'Rewriting business applications, and deciding your IT strategy.' },
      {
        title: 'End',
        description:
          'Three months of notice from either side. The exit plan is agreed at the beginning and tried once a year on paper.',
      },
    ],
  },
  features: [
    {
      icon: 'lifebuoy',
      title: 'A desk that closes causes',
      description:
        'Three similar incidents open a problem record with an owner, so the printer that fails every Monday is replaced. Nobody’s password or second factor is reset until the caller has been verified as the schedule says.',
    },
    {
      icon: 'device',
      title: 'Joiners, movers and leavers on time',
      description:
        'Laptop and access are ready on the first morning, a mover loses the old rights, and a leaver’s accounts are closed within the hour agreed with human resources. Every step leaves a record for an access review under ISO/IEC 27001:2022.',
    },
    {
      icon: 'handshake',
      title: 'Suppliers managed in your interest',
      description:
        'We keep the contracts, the notice dates and the fault history, and make the calls. Renewals come to you 90 days ahead with usage beside the price. Licences and devices are bought in your name, and we take no margin on them.',
    },
  ],
  caseStudies: [
    {
      title: 'Example: a law firm whose administrator retires',
      description:
        'Suppose the knowledge of decades sits with one person and in one notebook. During a transition of 8 weeks he can be interviewed, shadowed and finally asked to watch while others do his work. Documentation is accepted only when a stranger can follow it. The partners keep a list of matters the desk must never open without their consent, and access is built around that list.',
    },
    {
      title: 'Example: a charity with offices in several time zones',
      description:
        'Imagine local volunteers who repair things in their own ways, while headquarters hears of problems from donors. A single desk can cover all hours, with spare devices stored at each office. Volunteers teach the desk their local particulars and are thanked in the knowledge base by name. Field staff take part in the quarterly review.',
    },
  ],
  metrics: [
    { value: '500+', label: 'businesses supported' },
    { value: '95%', label: 'customer satisfaction' },
  ],
  action: {
    heading: 'Say who is rung today when something fails',
    text: 'Give us users, devices, sites and hours of cover. The quote is made from these four, and the call settles what else belongs in the schedule.',
  },
} satisfies ConsultingPage;
