import { figures } from '../../figures/it-infrastructure-management';
import type { ConsultingPage } from '../../types';

export const page = {
  kind: 'consulting',
  path: '/it-infrastructure-management',
  parent: '/it-consulting',
  title: 'IT Infrastructure Management',
  description:
    'Servers, networks, storage and cloud under one inventory and one calendar: patching, capacity, monitoring, and restores that are tested.',
  summary: 'Inventory, patching, capacity and tested recovery for servers, network and cloud.',
  category: 'consulting',
  hero: {
    slogan: 'Know every server before it surprises you',
    lead: 'An inventory of what you run, a baseline for it, and operation to a calendar that your auditors and your night staff can both read.',
  },
  figures,
  tagline: 'Inventory, patching, capacity and recovery, by the calendar.',
  timeAndPrice:
    'Discovery is a study of 2 to 4 weeks and 15 to 35 person-days at a fixed price; you keep its register if you stop there. Operation is paid by the month: systems, sites, the age of platforms and the hours of cover set the amount.',
  layout: [['introduction', 'summary'], ['features'], ['detail'], ['examples']],
  secondary: { label: 'The calendar of operation', href: '#detail' },
  headings: {
    terms: 'Two prices: discovery, then a month of operation',
    features: 'What is kept, patched and restored',
    examples: 'Two estates with gaps in the register',
    siblings: 'Consulting beyond the servers',
  },
  introTitle: 'Begin with a register that is true',
  introText: [
    'A certificate expires, a disk fills, a forgotten firewall rule blocks a new one, or a backup has saved an empty folder for a year. Such failures start in the records, so discovery comes first, in data centre, branch and cloud, with network flows observed.',
    'Each system gets an owner, a purpose, a support date and a recovery class. The inventory is kept in your configuration database, baselines as code in your repository, and runbooks beside them.',
    [
      'Alerts are answered in English, in the hours that you order, up to 24/7. Response and restoration are set by severity in a ',
      { type: 'link', text: 'service schedule', href: '/managed-it-services#specimen' },
      ', with the number to ring and what a missed time leads to. Outside: application code, a desk for your staff, and projects such as a move to a cloud.',
    ],
  ],
  detail: {
    heading: 'The calendar, from discovery to exit',
    rows: [
      {
        title: 'Before discovery',
        description:
          'From you: read-only accounts, consent to record network flows, and somebody at each site who may open doors.',
      },
      {
        title: 'Every night',
        description:
          'Settings are compared with the baseline and the register with the network flows. Differences go to the owner of the system.',
      },
      {
        title: 'Every month',
        description:
          'Patches in the agreed windows, urgent ones at once, certificate renewals, and a report of what was done, what was put off and who agreed.',
      },
      {
        title: 'Every quarter',
        description: 'Restore tests and the review of capacity.',
      },
      {
        title: 'Every year',
        description:
          'Owners, support dates and recovery classes are confirmed; the exit is walked through on paper.',
      },
      {
        title: 'On three months of notice',
        description: 'The service ends. Inventory, code and runbooks are in your accounts already.',
      },
    ],
  },
  features: [
    {
      icon: 'server',
      title: 'A baseline that is enforced',
      description:
        'Operating systems, hypervisors, databases and network devices are configured to the CIS Benchmarks at a level chosen for each class, and the choice is kept as code. Deviations are allowed with a reason and an expiry date; without both they are rolled back.',
    },
    {
      icon: 'refresh',
      title: 'Recovery tried with a stopwatch',
      description:
        'Recovery time and recovery point objectives are agreed for each service with the department that depends on it, along the lines of ISO 22301. Restores are tested every quarter on isolated hardware, and the time is taken. One backup copy is kept offline and immutable, out of reach of any domain administrator. Where a test misses its objective, either the design changes or the objective does, in writing.',
    },
    {
      icon: 'gauge',
      title: 'Capacity seen a season ahead',
      description:
        'Compute, storage, bandwidth and licences are trended against what the business has planned, so that a purchase is requested in time for an ordinary procurement. The same figures show what can be switched off. Alerts are built on what a user would feel, such as response time and failed transactions, and a threshold that has never led to an action is removed.',
    },
  ],
  caseStudies: [
    {
      title: 'Example: a logistics firm with two unlisted data rooms',
      description:
        'Suppose an acquisition brings hardware that appears in no register. Discovery can find it through network flows, together with a dispatch service on which both companies rely. The rooms are then documented, the service moves to a monitored cluster with a tested restore, and the leases can end.',
    },
    {
      title: 'Example: a university that patches by e-mail',
      description:
        'Imagine forty system owners who receive a monthly request to update and answer when term allows. Systems can be sorted into rings with fixed windows, teaching systems outside lecture hours. Owners may postpone a patch, for a stated time and with their name beside it. The security office then reads one page each month in place of sending reminders.',
    },
  ],
  metrics: [
    { value: '99.9%', label: 'uptime' },
    { value: '500+', label: 'servers managed' },
  ],
  action: {
    heading: 'Say how many systems you run',
    text: 'Tell us how many, and how you know. In the call we say where discovery would begin; the list itself waits for a protected channel.',
  },
} satisfies ConsultingPage;
