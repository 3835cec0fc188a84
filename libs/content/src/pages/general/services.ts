import { company } from '../../company';
import { figures } from '../../figures/services';
import { numberNote } from '../../placeholders';
import type { CataloguePage } from '../../types';

export const page = {
  kind: 'catalogue',
  path: '/services',
  title: 'Other IT Related Services',
  description:
    'Twenty single services you can order on their own, from vulnerability assessments and SIEM to web development, grouped by what they are for.',
  summary: 'Twenty defined pieces of work, each of which can be ordered on its own.',
  category: 'other',
  hero: {
    slogan: 'Twenty services, each ordered on its own',
    lead: 'Each page states steps, duration, effort and documents, so that one service can be ordered without a programme.',
  },
  figures,
  introduction: {
    heading: 'Twenty services in six groups',
    paragraphs: [
      'Some take 2\u00a0to\u00a03\u00a0weeks, such as a test before a release, others months, such as new sign-in for a whole company. Cybersecurity answers for eighteen of them, IT Consulting for consultation and Software Development for websites.',
    ],
  },
  ways: [
    {
      title: 'Under attack',
      description: [
        'Ring our SOC, by day or night, on ',
        { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
        ', then read about ',
        { type: 'link', text: 'incident response', href: '/services/incident-response' },
        `. ${numberNote}`,
      ],
    },
    {
      title: 'By name',
      description: [
        'Look it up in the ',
        { type: 'link', text: 'directory', href: '/services-page' },
        ', which also finds standards, articles and terms.',
      ],
    },
    {
      title: 'By practice',
      description: [
        'Our seven practices, and when to start with each, are compared in ',
        { type: 'link', text: 'Main Services', href: '/main-services' },
        '.',
      ],
    },
    {
      title: 'By need',
      description: [
        'Answer the free ',
        { type: 'link', text: 'self-assessment', href: '/security-assessment' },
        ', then order a ',
        { type: 'link', text: 'cyber risk assessment', href: '/services/cyber-risk-assessment' },
        ' or the ',
        { type: 'link', text: 'First Month of Security', href: '/cyber-security-information#terms' },
        ', 2\u00a0to\u00a04\u00a0weeks.',
      ],
    },
  ],
  groups: [
    {
      id: 'find',
      heading: 'Find the weaknesses',
      text: 'Two depths of looking, a broad sweep and a manual attack, and the programme that removes flaws in the teams that make them.',
      paths: [
        '/services/vulnerability-assessments',
        '/services/penetration-testing',
        '/services/application-security',
      ],
    },
    {
      id: 'detect',
      heading: 'See what is going on',
      text: 'The log platform, the intelligence that tells it what to look for, and the analysts who read the result at every hour.',
      paths: ['/services/managed-security-services', '/services/siem', '/services/threat-intelligence'],
    },
    {
      id: 'respond',
      heading: 'Deal with an incident',
      text: 'One service stops the damage, the other establishes what happened, fit for a court or an insurer.',
      paths: ['/services/incident-response', '/services/forensic-investigations'],
    },
    {
      id: 'protect',
      heading: 'Harden what you run',
      text: 'Controls placed where attacks arrive: the device, the account, the network edge, the cloud configuration and the stored data.',
      paths: [
        '/services/endpoint-security',
        '/services/identity-management',
        '/services/firewall-and-network-security',
        '/services/cloud-security-services',
        '/services/data-encryption',
      ],
    },
    {
      id: 'govern',
      heading: 'Decide, train and prove',
      text: 'For the people who sign: which risks matter, which rules apply, whether controls work as described, and whether staff know their part.',
      paths: [
        '/services/cyber-risk-assessment',
        '/services/compliance-and-risk-management',
        '/services/security-audits',
        '/services/cybersecurity-consulting',
        '/services/security-awareness-training',
      ],
    },
    {
      id: 'plan',
      heading: 'Plan it and put it online',
      text: 'Independent advice before a decision, and websites that load fast and stay maintainable.',
      paths: ['/services/consultation', '/services/web-development'],
    },
  ],
  action: {
    heading: 'Two of these at once',
    text: 'Services that share groundwork are quoted together, and the shared part is charged once. Tell us which ones you are weighing.',
  },
} satisfies CataloguePage;
