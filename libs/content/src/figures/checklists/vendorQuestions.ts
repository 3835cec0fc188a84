import type { FigureOf } from '../types';

/** Questions to a vendor of security services or software. */
export const vendorQuestions: FigureOf<'checklist'> = {
  kind: 'checklist',
  id: 'vendor-questions',
  place: 'terms',
  heading: 'Questions to any security vendor, us included',
  lead: 'Take the sheet into the meeting. An answer counts once it is written into the offer.',
  lines: ['Vendor', 'Asked by', 'Date'],
  groups: [
    {
      title: 'People',
      items: [
        'Who does the work, by name, and who replaces them?',
        'Which parts are subcontracted, to whom and in which country?',
        'Who approves the result, other than its author?',
      ],
    },
    {
      title: 'Access and data',
      items: [
        'Which rights do you need, for how long, and who removes them?',
        'Where are findings stored, who reads them, when are they deleted?',
        'How soon do you tell us of an incident of your own?',
      ],
    },
    {
      title: 'Result',
      items: [
        'May we see a specimen of the report, with every part that ours will have?',
        'How is severity decided, and can we contest it?',
        'Is checking our fixes part of the price?',
        'What will the work leave out?',
      ],
    },
    {
      title: 'Money and end',
      items: [
        'What changes the price, and do we approve it first?',
        'Do you earn commission on what you recommend?',
        'What is the minimum term, and how much notice is due?',
        'What do we hold on the last day, and in which format?',
      ],
    },
  ],
  caption: 'Printed from its own address, this page’s with #vendor-questions, it comes by itself.',
};
