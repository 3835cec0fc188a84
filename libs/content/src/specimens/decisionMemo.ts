import type { SpecimenContent } from './types';

export const decisionMemo = {
  kind: 'specimen',
  heading: 'The first page of a decision memo',
  lead: 'The question, the answer and what would change it; the pages after it hold the workings. The case is invented.',
  specimen: {
    document: 'Decision memo, page 1 of 5',
    synthetic: 'invented case, no client',
    title: 'A ledger or a database for the pallet record?',
    facts: [
      { term: 'decision wanted from', text: 'operations board' },
      { term: 'asked by', text: 'head of logistics' },
      { term: 'holds until', text: 'a fifth carrier joins' },
    ],
    sections: [
      {
        note: {
          title: 'The answer first',
          description: 'A reader with one minute stops here and has what matters.',
        },
        body: [
          {
            type: 'statement',
            heading: 'Recommendation',
            text: 'Build a database with a signed audit log, kept by the association. Do not build a ledger now.',
          },
        ],
      },
      {
        note: {
          title: 'Criteria, answered',
          description:
            'Agreed in writing before the work began. The further right a mark, the more the answer favours a ledger.',
        },
        body: [
          {
            type: 'scales',
            heading: 'Four criteria',
            poles: ['database', 'either', 'ledger'],
            items: [
              { title: 'Who writes?', text: 'Four carriers, each to its own pallets', at: 0.3 },
              { title: 'Who verifies?', text: 'Every party, weekly, from its own books', at: 0.45 },
              { title: 'Who might disagree?', text: 'Two of them, on times, never on ownership', at: 0.35 },
              { title: 'What stays private?', text: 'Prices, between each pair of parties', at: 0.15 },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Options to one depth',
          description:
            'Doing nothing among them. Cost to build, to run and to leave is given in the cost model by the same letters.',
        },
        body: [
          {
            type: 'columns',
            items: [
              {
                mark: 'A',
                title: 'Leave it',
                text: 'Signed files by mail. Disputes on times continue; nothing new to run.',
              },
              {
                mark: 'B',
                title: 'Database',
                text: 'One append-only record, each entry signed by its author. The association keeps it.',
              },
              {
                mark: 'C',
                title: 'Ledger',
                text: 'Four nodes and a charter. No keeper; certificates and upgrades by all four.',
              },
            ],
          },
        ],
      },
      {
        note: {
          title: 'The case against us',
          description: 'The strongest argument against the recommendation, by a person who holds it.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'Strongest objection',
            text: 'The association is trusted today. Its board is elected each year, and a carrier that loses the vote may stop trusting the keeper.',
          },
          {
            type: 'text',
            half: true,
            heading: 'What reverses the advice',
            text: 'A party that the others do not accept as bound by the association, or a regulator who wants read access to a common record.',
          },
          {
            type: 'rows',
            columns: 2,
            heading: 'What this rests on',
            rows: [
              { term: 'known', text: 'Disputes of the past quarter concern times' },
              { term: 'known', text: 'Each carrier can sign an entry' },
              { term: 'inferred', text: 'Carriers accept the association' },
              { term: 'not checked', text: 'Plans to trade pallets' },
            ],
          },
          { type: 'signatures', items: ['Decided by, date', 'Recorded by, date'] },
        ],
      },
    ],
    foot: 'Legal, tax and investment questions are for your advisers',
  },
} as const satisfies SpecimenContent;
