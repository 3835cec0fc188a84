import type { SpecimenContent } from './types';

export const serviceSchedule = {
  kind: 'specimen',
  heading: 'Two pages of a service schedule',
  lead: 'Tasks, times by severity and the border of the service. Organisation and times are invented; yours are part of the quote.',
  specimen: {
    document: 'Service schedule, annex 1',
    synthetic: 'invented organisation, invented times',
    title: 'IT operations for a firm with three offices',
    facts: [
      { term: 'cover', text: 'desk at all hours, visits on working days' },
      { term: 'counted in', text: 'users, devices, sites' },
      { term: 'next review', text: 'end of the quarter' },
    ],
    sections: [
      {
        note: {
          title: 'Severity by effect on work',
          description: 'The caller judges how far work is hindered. Both times run from the first report.',
        },
        body: [
          {
            type: 'table',
            heading: 'Times by severity',
            head: ['level', 'example', 'response', 'restored'],
            cells: [
              ['Severity 1', 'An office cannot work', '15 minutes', '4 hours'],
              ['Severity 2', 'A department is slowed down', '30 minutes', '1 working day'],
              ['Severity 3', 'One person is hindered', '2 hours', '2 working days'],
              ['Severity 4', 'A request from the catalogue', '1 working day', 'date agreed'],
            ],
          },
        ],
      },
      {
        note: {
          title: 'Each task has a rhythm and a record',
          description: 'What is done, how often, and which record shows afterwards that it was.',
        },
        body: [
          {
            type: 'table',
            heading: 'Tasks',
            head: ['task', 'rhythm', 'record'],
            cells: [
              ['New colleague set up', 'before the first morning', 'checklist signed by the manager'],
              ['Leaver closed', 'within the agreed hour', 'list of accounts, cloud tools included'],
              [
                'Devices patched',
                'monthly window; urgent ones at once',
                'versions by device, exceptions with date',
              ],
              ['Sample restored from backup', 'monthly', 'file, time taken, person who opened it'],
              ['Licences reviewed', '90 days before renewal', 'usage beside cost'],
            ],
          },
        ],
      },
      {
        note: {
          title: 'The border, both ways',
          description: 'What the service leaves to others, and which access stays with you.',
        },
        body: [
          {
            type: 'list',
            half: true,
            heading: 'Outside the schedule',
            items: ['Changes to business applications', 'IT strategy and budget', 'Private devices'],
          },
          {
            type: 'list',
            half: true,
            heading: 'Kept by you',
            items: [
              'Global administrator account, sealed',
              'Contracts and licences in your name',
              'Approval of any change to payroll or mail of directors',
            ],
          },
        ],
      },
      {
        note: {
          title: 'Misses and the way out',
          description:
            'What a missed time leads to, and how the service ends. Both are agreed before the service starts.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'When a time is missed',
            text: 'First page of the monthly report, with cause and any credit that was agreed. The third miss of one kind opens a problem record with a named owner.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Exit',
            text: 'Knowledge base, inventory and open tickets as files. The trial on paper is signed by whoever would take over.',
          },
        ],
      },
    ],
    foot: 'Part of the contract; changed in writing only',
  },
} as const satisfies SpecimenContent;
