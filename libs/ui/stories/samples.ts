import type { FeatureItem, Row, StepItem } from '../src';

/** Copy for the stories; the site's own stands in `content`. */
export const metrics = [
  { value: '75+', label: 'businesses transformed' },
  { value: '10 yrs', label: 'of experience' },
  { value: '99.9%', label: 'uptime' },
  { value: '500+', label: 'servers managed' },
  { value: '24/7', label: 'SOC monitoring' },
];

export const categoryRows: readonly Row[] = [
  {
    href: '/blockchain-development',
    title: 'Blockchain Development',
    text: 'Ledgers, contracts and tokens that survive an audit.',
    icon: 'blocks',
    category: 'blockchain',
  },
  {
    href: '/web3-solutions',
    title: 'Web3 Solutions',
    text: 'DAOs, wallets, marketplaces, identity and DeFi.',
    icon: 'globe',
    category: 'web3',
  },
  {
    href: '/cyber-security-information',
    title: 'Cybersecurity',
    text: '24/7 SOC, testing, response and compliance.',
    icon: 'shield',
    category: 'cybersecurity',
  },
  {
    href: '/software-development',
    title: 'Software Development',
    text: 'Custom, SaaS, mobile, cloud and API work.',
    icon: 'code',
    category: 'software',
  },
  {
    href: '/it-consulting',
    title: 'IT Consulting',
    text: 'Strategy, infrastructure, DevOps and data.',
    icon: 'briefcase',
    category: 'consulting',
  },
  {
    href: '/solutions',
    title: 'Solutions',
    text: 'Finance, healthcare, supply chain, retail, gaming.',
    icon: 'building',
    category: 'solutions',
  },
  {
    href: '/services',
    title: 'Other IT Related Services',
    text: 'Everything else that keeps the lights on.',
    icon: 'tools',
    category: 'other',
  },
];

export const features: readonly FeatureItem[] = [
  {
    icon: 'target',
    title: 'Scoped in a day',
    description: 'A short call sets targets, rules and contacts. You approve the plan before a packet moves.',
  },
  {
    icon: 'checklist',
    title: 'Proof, not noise',
    description:
      'Every finding has steps to reproduce it, the impact in your terms and a severity we will defend.',
  },
  {
    icon: 'refresh',
    title: 'Retest included',
    description: 'We check your fixes and reissue the report, ready for auditors and customers.',
  },
];

export const steps: readonly StepItem[] = [
  {
    title: 'Scope',
    duration: '1 day',
    description:
      'Targets, rules of engagement, contacts and hours are written down and signed by both sides.',
  },
  {
    title: 'Test',
    duration: '1 to 3 weeks',
    description:
      'Two testers work by hand through the agreed surface. Anything critical is reported the same day.',
  },
  {
    title: 'Report',
    duration: '3 days',
    description: 'One document for engineers, one page for the board. Each finding comes with a fix.',
  },
  {
    title: 'Retest',
    duration: '2 days',
    description: 'After your fixes we test again and reissue the report with what is closed.',
  },
];

export const deliverables = [
  {
    title: 'Findings report',
    description: 'Each weakness with steps to reproduce it, its impact and a fix, ordered by risk.',
  },
  {
    title: 'Board summary',
    description: 'One page without jargon: what was tested, what was found, what it means.',
  },
  {
    title: 'Retest letter',
    description: 'A dated statement of what is closed, fit for customers and auditors.',
  },
];

export const signs = [
  'A customer asks for a test report before signing.',
  'The last test was before the last large release.',
  'Nobody can say which systems face the internet.',
  'An insurer or auditor has set a date.',
];

export const questions = [
  {
    question: 'Will testing take our systems down?',
    answer:
      'No test that can harm availability runs without a window that you have agreed to. Load tests are a separate piece of work.',
  },
  {
    question: 'What does it cost?',
    answer: [
      'Price depends on scope, so each client gets a quote of their own. ',
      { type: 'link', text: 'Tell us what is to be tested', href: '/inquire-now' },
      ' and you have a figure within two working days.',
    ],
  },
  {
    question: 'Who sees the report?',
    answer: 'You do. We keep it encrypted for a year, so that a retest can refer to it, and then delete it.',
  },
] as const;

export const standards = ['OWASP ASVS 4.0', 'NIST CSF 2.0', 'ISO/IEC 27001:2022', 'PCI DSS 4.0', 'EU GDPR'];
