import type { Figure } from './types';
import { vendorQuestions } from './checklists/vendorQuestions';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'lead-or-task',
    place: 'introduction',
    heading: 'A security lead, or one piece of work?',
    lead: 'Ask in this order and stop at the first yes. A mandate of months is the answer where direction itself is missing.',
    questions: [
      {
        question: 'Can the doubt be put as one question with a date?',
        title: 'Consultation',
        href: '/services/consultation',
        duration: '1 to 2 weeks',
        text: 'A memo with options, their costs and one recommendation.',
      },
      {
        question: 'Is there a budget, and no agreed order in which to spend it?',
        title: 'Cyber risk assessment',
        href: '/services/cyber-risk-assessment',
        duration: '4 to 5 weeks',
        text: 'Loss scenarios in ranges, and a price for each treatment.',
      },
      {
        question: 'Has somebody named what you must prove, and are controls for it still missing?',
        title: 'Compliance and risk management',
        href: '/services/compliance-and-risk-management',
        duration: '11 to 15 weeks',
        text: 'Controls with owners, and a first complete cycle of evidence.',
      },
      {
        question: 'Is direction settled, and only the watch at night missing?',
        title: 'Managed security services',
        href: '/services/managed-security-services',
        duration: '6 to 9 weeks',
        text: 'Analysts on shift who triage, and contain what you have authorised.',
      },
      {
        question: 'Does nobody own the programme and report on it?',
        title: 'The mandate on this page',
        href: '/services/cybersecurity-consulting#terms',
        duration: '6 to 18 months',
        text: 'A named adviser with a roadmap, a budget and a seat at the table.',
      },
    ],
    otherwise: {
      question: 'Then talk first',
      title: 'Free consultation call',
      href: '/request-consultation',
      text: '45 minutes with an engineer, then a written opinion.',
    },
    caption: 'Durations come from each service’s page.',
  },
  vendorQuestions,
];
