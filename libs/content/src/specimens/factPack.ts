import type { SpecimenContent } from './types';

export const factPack = {
  kind: 'specimen',
  heading: 'A fact pack with its clocks',
  lead: 'The third update for an invented incident. Counsel writes notices from it, so it contains facts and their sources only.',
  specimen: {
    document: 'Fact pack, update 3, times in UTC',
    synthetic: 'invented incident, no client',
    title: 'Takeover of one mailbox with customer attachments',
    facts: [
      { term: 'as of', text: '10 March, 12:00' },
      { term: 'next update', text: '10 March, 18:00' },
      { term: 'contained', text: '02:41, sessions revoked on suspicion' },
    ],
    sections: [
      {
        note: {
          title: 'Four decisions with a time',
          description: 'Each has the role that took it. Regulators and insurers ask for these minutes first.',
        },
        body: [
          {
            type: 'columns',
            items: [
              { mark: '02:14', title: 'Suspected', text: 'SOC analyst on shift' },
              { mark: '03:40', title: 'Confirmed', text: 'incident lead' },
              { mark: '05:10', title: 'Classified', text: 'as significant, by whoever decides on your side' },
              {
                mark: '06:20',
                title: 'Personal data',
                text: 'your privacy lead, with the data protection officer',
              },
            ],
          },
        ],
      },
      {
        note: {
          title: 'The clocks',
          description:
            'Each begins at a minute of its own. Braid: time used. Dots: time left. Filled disc: sent. The first day is drawn larger; the dark line is noon.',
        },
        body: [
          {
            type: 'clock',
            heading: 'Reporting clocks',
            days: ['10 March', '11', '12', '13'],
            now: '12:00',
            periods: [
              {
                title: 'NIS2, Article 23',
                text: 'early warning, 24 h',
                from: '05:10',
                hours: 24,
                sent: '11:20',
                state: 'sent 11:20',
              },
              {
                title: 'NIS2, Article 23',
                text: 'notification, 72 h',
                from: '05:10',
                hours: 72,
                state: '65 h 10 min left',
              },
              {
                title: 'GDPR, Article 33',
                text: 'authority, 72 h',
                from: '06:20',
                hours: 72,
                state: '66 h 20 min left',
              },
            ],
          },
          {
            type: 'text',
            text: 'DORA: out of scope, recorded at 04:30 with counsel. Negative decisions are kept too.',
          },
        ],
      },
      {
        note: {
          title: 'Facts with a source',
          description:
            'No theory of the cause, no attacker named, no count that may have to be corrected upwards.',
        },
        body: [
          {
            type: 'table',
            heading: 'Established facts',
            head: ['time', 'fact', 'source'],
            cells: [
              ['9\u00a0March,\u00a022:51', 'Sign-in from 198.51.100.23, not seen before', 'Identity log'],
              [
                '9\u00a0March,\u00a022:58',
                'Forwarding rule to an outside address created',
                'Mail\u00a0audit\u00a0log',
              ],
              [
                '10\u00a0March,\u00a006:20',
                'Attachments with customer data had been opened',
                'Mail\u00a0audit\u00a0log',
              ],
            ],
          },
        ],
      },
      {
        note: {
          title: 'What is not known',
          description:
            'Written down with the hour of the next answer, and beside it what only you can supply.',
        },
        body: [
          {
            type: 'list',
            half: true,
            heading: 'Open, and when it is answered',
            items: ['How the password was obtained: 18:00', 'Whether messages were forwarded: 18:00'],
          },
          {
            type: 'list',
            half: true,
            heading: 'Needed from you',
            items: [
              'A number that is answered at night',
              'The list of suppliers who wrote to this mailbox',
              'A decision on notice to customers',
            ],
          },
        ],
      },
    ],
    foot: 'Facts for counsel; not legal advice',
  },
} as const satisfies SpecimenContent;
