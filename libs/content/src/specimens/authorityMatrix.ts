import type { SpecimenContent } from './types';

export const authorityMatrix = {
  kind: 'specimen',
  heading: 'An authority matrix, ready to sign',
  lead: 'Which action an analyst may take on which systems, at any hour. Company, systems and roles are invented.',
  specimen: {
    document: 'Authority matrix, version 4',
    synthetic: 'invented organisation',
    title: 'What the SOC may do on our systems',
    facts: [
      { term: 'valid for', text: 'every shift' },
      { term: 'last tested', text: 'with a harmless alert, this month' },
      { term: 'owner', text: 'head of IT' },
    ],
    sections: [
      {
        note: {
          title: 'Three words, defined',
          description:
            'Without definitions, “contain if necessary” means something different to each reader.',
        },
        body: [
          {
            type: 'rows',
            columns: 3,
            rows: [
              { term: 'Act', text: 'The analyst acts first and reports at once.' },
              { term: 'Ask', text: 'A named role agrees by telephone before anything is done.' },
              { term: 'Inform', text: 'The SOC reports; your own staff act.' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Actions by asset group',
          description:
            'A wrong isolation costs little on a laptop and a production day in the plant. The matrix follows that cost.',
        },
        body: [
          {
            type: 'table',
            heading: 'Matrix',
            head: ['asset group', 'isolate', 'disable account', 'block address'],
            cells: [
              ['Staff laptops', 'Act', 'Act', 'Act'],
              ['Web servers', 'Ask: duty manager', 'Act', 'Act'],
              ['Payment servers', 'Ask: head of payments', 'Ask: head of payments', 'Ask: duty manager'],
              ['Domain controllers', 'Ask: head of IT', 'Ask: head of IT', 'Act'],
              [
                'Plant controllers',
                'Inform: plant engineer',
                'Inform: plant engineer',
                'Ask: plant engineer',
              ],
            ],
          },
        ],
      },
      {
        note: {
          title: 'If the first number is silent',
          description:
            'The order of calls, and what happens when it is exhausted. The monthly test follows the same order.',
        },
        body: [
          {
            type: 'path',
            heading: 'Order of calls for Ask',
            stops: [
              { title: 'Named role', text: 'two attempts' },
              { title: 'Deputy', text: 'two attempts' },
              { title: 'Managing director', text: 'two attempts' },
              {
                title: 'No answer',
                text: 'the SOC isolates laptops and leaves servers, plant and payments running',
              },
            ],
          },
          {
            type: 'text',
            half: true,
            heading: 'Excluded',
            text: 'Shutting a system down, deleting data, contacting an attacker. Break-glass accounts are never disabled.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Undoing',
            text: 'Each action has its reversal in the runbook, with the same authority as the action itself.',
          },
          {
            type: 'signatures',
            items: ['Approved for the client, date', 'Accepted by the SOC lead, date', 'Review by'],
          },
        ],
      },
    ],
    foot: 'Annex to the runbooks; in force when both have signed',
  },
} as const satisfies SpecimenContent;
