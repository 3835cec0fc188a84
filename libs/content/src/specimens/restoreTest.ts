import type { SpecimenContent } from './types';

export const restoreTest = {
  kind: 'specimen',
  heading: 'The record of a restore test',
  lead: 'Measured against both objectives, of which one was missed. Service, hosts and times are invented.',
  specimen: {
    document: 'Restore test, dispatch service',
    synthetic: 'invented service, invented times',
    title: 'Dispatch restored in time, from a copy that was too old',
    facts: [
      { term: 'objectives set by', text: 'head of dispatch' },
      { term: 'place', text: 'isolated hardware, 192.0.2.0/24' },
      { term: 'result', text: 'time met, data missed' },
    ],
    sections: [
      {
        note: {
          title: 'The stopwatch',
          description:
            'It stops when a user of the department has done real work, later than when the server answers.',
        },
        body: [
          {
            type: 'columns',
            items: [
              { mark: '09:00', title: 'Start', text: 'production assumed lost' },
              { mark: '09:50', title: 'Directory', text: 'sign-in works' },
              { mark: '11:40', title: 'Database', text: 'consistency check passed' },
              { mark: '12:35', title: 'First order', text: 'entered by a dispatcher' },
            ],
          },
          {
            type: 'scales',
            heading: 'Against the objectives',
            poles: ['at once', 'objective', 'twice that'],
            items: [
              { title: 'Recovery time', text: '3\u00a0h 35\u00a0min of 4\u00a0h: met', at: 0.448 },
              { title: 'Recovery point', text: '75\u00a0min of 60\u00a0min: missed', at: 0.625 },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Steps that can be repeated',
          description:
            'The runbook as it was followed, with every place where the person at the keyboard had to improvise.',
        },
        body: [
          {
            type: 'table',
            heading: 'Runbook as followed',
            head: ['step', 'host', 'minutes', 'remark'],
            cells: [
              ['Directory from offline copy', [{ type: 'code', text: 'dc1.example' }], '50', 'as written'],
              [
                'Database, last full and logs',
                [{ type: 'code', text: 'db1.example' }],
                '110',
                'newest log unreadable',
              ],
              [
                'Application and certificates',
                [{ type: 'code', text: 'app1.example' }],
                '40',
                'key found in the wrong vault',
              ],
              ['Order entered and checked', [{ type: 'code', text: 'app1.example' }], '15', 'as written'],
            ],
          },
        ],
      },
      {
        note: {
          title: 'What follows from the miss',
          description: 'Two ways out, one owner, one date. The next test tries the change first.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'Cause',
            text: 'Logs are copied hourly. The copy of 08:45 could not be opened; the last good one was from 07:45.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Decision',
            text: 'Logs every fifteen minutes, with a check that each can be opened. The objective of one hour stays.',
          },
          { type: 'signatures', items: ['Tested by, date', 'Head of dispatch, date'] },
        ],
      },
    ],
    foot: 'ISO 22301:2019, 8.5 · repeated next quarter',
  },
} as const satisfies SpecimenContent;
