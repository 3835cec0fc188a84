import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'decision-tree',
    id: 'which-practice',
    place: 'introduction',
    heading: 'Which practice leads is settled by six questions',
    lead: 'The first yes names the practice that signs for the result. It brings in the others where their field is touched.',
    questions: [
      {
        question: 'Has an incident, an audit or a questionnaire set the date?',
        title: 'Cybersecurity',
        href: '/cyber-security-information',
        text: 'Testing, monitoring and response around the clock.',
      },
      {
        question: 'Will a supervisor examine the system you want?',
        title: 'Solutions by industry',
        href: '/solutions',
        text: 'The register of obligations comes before the architecture.',
      },
      {
        question: 'Are there several good options and one budget?',
        title: 'IT consulting',
        href: '/it-consulting',
        text: 'A short paper that the board can decide from.',
      },
      {
        question: 'Would each party refuse to let another keep the record?',
        title: 'Blockchain development',
        href: '/blockchain-development',
        duration: 'three to seven months',
        text: 'After a study in which no is an accepted result.',
      },
      {
        question: 'Should a customer be able to leave with what is theirs?',
        title: 'Web3 solutions',
        href: '/web3-solutions',
        duration: '3 to 7 months',
        text: 'Assets, votes and credentials under keys of their own.',
      },
      {
        question: 'Would work stop if one spreadsheet or one colleague went missing?',
        title: 'Software development',
        href: '/software-development',
        duration: 'four to seven weeks',
        text: 'The duration is that of the first production release.',
      },
    ],
    otherwise: {
      question: 'Then name the task',
      title: 'Single services',
      href: '/services',
      text: 'Twenty defined pieces of work for teams with one gap.',
    },
    caption: 'Durations come from each service’s page.',
  },
];
