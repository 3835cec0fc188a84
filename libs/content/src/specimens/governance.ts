import type { SpecimenContent } from './types';

export const governance = {
  kind: 'specimen',
  heading: 'Who may do what, before a line of code',
  lead: 'The authority page of a governance specification. All of it is invented.',
  specimen: {
    document: 'Governance specification, page 2',
    synthetic: 'invented DAO',
    title: 'Powers, delays and who can stop them',
    facts: [
      { term: 'votes counted by', text: 'Governor contract' },
      { term: 'treasury held by', text: 'timelock controller' },
      { term: 'admin of the timelock', text: 'the timelock itself' },
    ],
    sections: [
      {
        note: {
          title: 'One way for every change',
          description: 'The dashed bar is the last moment for members who disagree to leave.',
        },
        body: [
          {
            type: 'path',
            heading: 'Life of a proposal',
            stops: [
              { title: 'Proposed', text: 'by a holder above the threshold' },
              { title: 'Snapshot', text: 'votes fixed after the voting delay' },
              { title: 'Voted', text: 'quorum and majority reached' },
              { title: 'Queued', text: 'in the timelock, in plain words', link: 'boundary' },
              { title: 'Executed', text: 'then by anyone' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Authority matrix',
          description:
            'One row for each power. A power without a row does not exist; a test of the deployed contracts confirms it.',
        },
        body: [
          {
            type: 'table',
            heading: 'Powers',
            head: ['power', 'decided by', 'delay', 'stopped by'],
            cells: [
              ['Spend from the treasury', 'token vote', 'timelock', 'guardian, before execution'],
              ['Upgrade a contract', 'token vote', 'timelock', 'guardian, before execution'],
              ['Change a parameter', 'token vote', 'timelock', 'guardian, before execution'],
              ['Set or withdraw a budget', 'token vote', 'timelock', 'guardian, before execution'],
              [
                'Pay a grant within budget',
                'grants council, Safe',
                'none',
                'token vote withdraws the budget',
              ],
              ['Cancel a queued call', 'guardian, Safe', 'none', 'token vote replaces the guardian'],
              ['Replace or renew the guardian', 'token vote', 'timelock', 'nobody: not cancellable'],
              ['Mint tokens', 'not possible', 'not applicable', 'supply fixed in code'],
            ],
          },
        ],
      },
      {
        note: {
          title: 'Each parameter with its reason',
          description: 'Chosen from the distribution of holders, with the attack that each makes dearer.',
        },
        body: [
          {
            type: 'rows',
            columns: 2,
            heading: 'Parameters',
            rows: [
              { term: 'Voting delay', text: 'two days: time to delegate before the snapshot' },
              { term: 'Voting period', text: 'five days, so that at most one weekend falls into it' },
              { term: 'Threshold', text: 'reached by several delegates, so that spam costs something' },
              { term: 'Quorum', text: 'a share of delegated votes, below the turnout of past polls' },
              { term: 'Late quorum', text: 'extends the vote, against a swing in the last block' },
              { term: 'Timelock', text: 'three days: longer than the slowest exit from the pools' },
            ],
          },
          {
            type: 'text',
            heading: 'Guardian',
            text: 'May cancel and do nothing else. The timelock refuses to cancel a change of this role. The right expires one year after launch unless a vote renews it.',
          },
        ],
      },
    ],
    foot: 'Agrees with the articles of the entity, clause by clause',
  },
} as const satisfies SpecimenContent;
