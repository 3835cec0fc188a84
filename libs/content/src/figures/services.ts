import type { Figure } from './types';
import { pricingModels } from './comparisons/pricingModels';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'which-first',
    place: 'introduction',
    heading: 'Six questions name the service to order',
    lead: 'Urgent needs come before thorough ones. Stop at the first yes and read that page.',
    questions: [
      {
        question: 'Are files encrypted, or accounts used by someone else?',
        title: 'Incident response',
        href: '/services/incident-response',
        duration: '1 to 4 weeks',
        text: 'By telephone, at any hour; forms are too slow for this.',
      },
      {
        question: 'Are controls in place, and a date set by somebody who will examine them?',
        title: 'Security audit',
        href: '/services/security-audits',
        duration: '3 to 5 weeks',
        text: 'A trial on evidence, before the external auditor comes.',
      },
      {
        question: 'Is it unclear which machines and services you run?',
        title: 'Vulnerability assessment',
        href: '/services/vulnerability-assessments',
        duration: '2 to 3 weeks',
        text: 'An inventory, and its known weaknesses in order.',
      },
      {
        question: 'Does one application carry most of what could be stolen?',
        title: 'Penetration test',
        href: '/services/penetration-testing',
        duration: '2 to 3 weeks',
        text: 'A manual attack on that one target, with a retest.',
      },
      {
        question: 'Do alerts arrive at hours when they go unread?',
        title: 'Managed security services',
        href: '/services/managed-security-services',
        duration: '6 to 9 weeks',
        text: 'The time until analysts are on shift for you.',
      },
      {
        question: 'Do you know the gaps, and disagree on the order?',
        title: 'Cyber risk assessment',
        href: '/services/cyber-risk-assessment',
        duration: '4 to 5 weeks',
        text: 'Losses in ranges, so that owners can sign a decision.',
      },
    ],
    otherwise: {
      question: 'Then describe the gap',
      title: 'Inquiry',
      href: '/inquire-now',
      text: 'Rough notes are enough for a first view in writing.',
    },
  },
  pricingModels,
];
