import { figures } from '../../figures/cloud-solutions-integration';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/cloud-solutions-integration',
  title: 'Cloud Solutions & Integration',
  description:
    'Cloud landing zones, infrastructure as code, workload migration and hybrid integration on AWS, Azure or Google Cloud, with costs and exit in view.',
  summary: 'Landing zones, migration and hybrid links, written as code, with spend and exit under control.',
  category: 'software',
  parent: '/software-development',
  hero: {
    slogan: 'A cloud estate that can be read as code',
    lead: 'Foundations, migration of workloads, and links to what stays on your premises. Accounts, networks and policies are reviewed like any other source code.',
  },
  headings: {
    steps: 'Foundation, waves, recovery test',
    deliverables: 'What remains in your accounts',
    standards: 'Benchmarks and continuity rules',
    terms: 'Foundation, pilot, waves: three quotes',
    questions: 'Money, secrets and a second cloud',
    related: 'Running and securing the result',
  },
  layout: serviceLayouts.project,
  figures,
  introduction: {
    heading: 'Foundations first, workloads second',
    paragraphs: [
      [
        'Cloud trouble comes from a first account opened with a credit card, flat networks, shared administrators and resources without an owner. A ',
        { type: 'link', text: 'landing zone', href: '/cyber-security-information#term-landing-zone' },
        ' prevents that: an account hierarchy, federated identity, central logs, network hubs and guardrails in place before the first system arrives.',
      ],
      'Then each workload is treated on its merits. Some are moved as they stand, some are rebuilt on managed services, some are retired, and a few should remain where they are. We say which, and what each will cost to run.',
    ],
  },
  signs: {
    heading: 'Indications in bills, audits and tickets',
    mark: 'sign',
    items: [
      'The bill rises each month, and no team can explain its part.',
      'Production and experiments share one subscription.',
      'Environments are built by hand and differ in ways only incidents reveal.',
      'A data-centre lease ends within two years.',
      'An auditor asks for the exit plan of a critical service.',
    ],
  },
  features: [
    {
      icon: 'cloud',
      title: 'Landing zone with guardrails',
      description:
        'Organisation policies forbid what must never happen, such as public storage or logs switched off. Teams get self-service accounts inside those bounds.',
    },
    {
      icon: 'code',
      title: 'Everything through the pipeline',
      description:
        'Terraform or OpenTofu modules, policy tests on each plan, short-lived credentials by workload identity. The console is for reading; drift is reported daily.',
    },
    {
      icon: 'chart',
      title: 'Unit cost beside uptime',
      description:
        'Spend is tagged to product and tenant, with a budget and an owner. An architecture decision carries its running cost in the same record.',
    },
  ],
  steps: [
    {
      title: 'Estate inventory',
      description:
        'Dependencies from traffic rather than diagrams, licences, data gravity, recovery needs, and real utilisation.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Landing zone',
      description:
        'Account structure, identity federation, address plan, hub network, log archive, key management and break-glass access.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Pilot migrations',
      description:
        'Two workloads of different kinds, timed and costed, with rollback exercised. Estimates for the remainder come from these.',
      duration: '4 weeks',
    },
    {
      title: 'Migration waves',
      description:
        'Grouped by dependency: replicate, test, cut over, observe; your administrators switch off the source.',
      duration: '2 to 6 months',
    },
    {
      title: 'Hybrid and SaaS integration',
      description:
        'Private links, DNS, directories, event buses and file flows between cloud, office and third parties.',
      duration: 'within the waves',
    },
    {
      title: 'Recovery test and transfer',
      description: 'A regional failure is simulated; your engineers lead the restore.',
      duration: '2 to 3 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Landing zone repositories',
      description: 'Modules, policies, state design and pipelines in your organisation.',
    },
    {
      title: 'Workload disposition list',
      description:
        'Retire, retain, rehost, relocate, replatform, refactor or repurchase, with reasons and cost.',
    },
    {
      title: 'Recovery evidence',
      description: 'Measured recovery time and data loss for each tier, with dates.',
    },
    {
      title: 'Exit plan',
      description: 'Data formats, dependencies and effort to leave each provider.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration of foundation and waves',
      asked: 'What you bring to a move',
      limits: 'What moving does not bring',
      priceFactors: 'Price: workloads, links and recovery',
    },
    duration:
      '5 to 10 months: about 2 for the landing zone, the rest for migration. Foundation, pilot and waves are quoted one after the other, each customised to its scope. Provider fees stay in your own contract.',
    effort: '70 to 100 person-days for a landing zone, 150 to 500 for the migration.',
    priceFactors: [
      'Number and interdependence of workloads',
      'Regulatory constraints on region and keys',
      'Hybrid links and legacy protocols',
      'Recovery objectives by tier',
    ],
    asked: [
      'Network and directory owners from the outset',
      'A freeze policy for systems being moved',
      'Read access to twelve months of bills',
    ],
    limits:
      'We do not resell cloud capacity or take provider rebates. Moving alone does not make a system cheaper or resilient, and we will not present it so.',
  },
  standards: [
    {
      name: 'CIS Benchmarks',
      use: 'Foundations profiles for the chosen provider, enforced as policy and reported by account.',
    },
    {
      name: 'ISO/IEC 27017 and ISO/IEC 27018',
      use: 'Cloud-specific controls, and protection of personal data held with a public provider.',
    },
    {
      name: 'DORA, Regulation (EU) 2022/2554',
      use: 'Contract clauses, concentration risk and exit for financial entities.',
    },
    {
      name: 'ISO 22301:2019',
      use: 'Recovery objectives derived from a business impact analysis.',
    },
  ],
  questions: [
    {
      question: 'One cloud or several?',
      answer:
        'One, unless a law, a customer or a unique service says otherwise. Running a workload on two clouds asks for two sets of skills from the same staff. Portable data and a tested exit protect you better than duplicate operation.',
    },
    {
      question: 'Where do secrets and state live?',
      answer:
        'Pipelines authenticate by OIDC federation and hold no standing keys. Terraform state can contain secrets, so it sits encrypted, versioned and readable by few. Application secrets come from a managed vault at run time.',
    },
    {
      question: 'Will we save money?',
      answer:
        'Sometimes. Elastic and seasonal loads often do; steady loads moved unchanged often do not. The pilot gives figures before you commit to the waves.',
    },
    {
      question: 'How does this differ from your cloud security service?',
      answer: [
        'Here we build and move. Reviewing an estate that exists, with its repair as code, is ',
        {
          type: 'link',
          text: 'cloud security',
          href: '/services/cloud-security-services',
        },
        '. Where we built the estate, people who had no part in it review it in 2 to 3 weeks, itemised.',
      ],
    },
  ],
  related: [
    {
      path: '/services/cloud-security-services',
      text: 'Attack paths, guardrails and permissions in the new accounts.',
    },
    {
      path: '/it-infrastructure-management',
      text: 'Operation of the cloud estate and of what remains in your own rooms.',
    },
    { path: '/saas-development', text: 'For products that you sell from the cloud.' },
    { path: '/managed-it-services', text: 'Users, devices and suppliers around the platform.' },
  ],
  action: {
    heading: 'Bring the totals of one month',
    text: 'Totals by service and the number of sites are enough for a first call on structure, waste and risk. Account numbers stay out; a network sketch waits for the protected channel.',
  },
} satisfies ServicePage;
