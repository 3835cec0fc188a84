import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'No administrator can overrule the members',
    lead: 'Every key belongs to a member. What it may do alone is written in the consortium agreement and in the network.',
    caption: 'Policies and fault threshold are part of the network design, and tried in the pilot.',
    realm: 'On the shared ledger',
    labels: { client: 'held by a member', vendor: 'reads only' },
    holders: [
      {
        title: 'Each member',
        party: 'client',
        keys: [
          {
            title: 'Peer or validator',
            description: 'Key in hardware',
            check: { kind: 'threshold', title: 'Endorsement policy:', text: 'as the agreement says' },
            power: 'Write a transaction',
          },
          {
            title: 'Administrator',
            description: 'One voice among the members',
            check: { kind: 'threshold', title: 'Channel policy:', text: 'the members vote' },
            power: 'Admit, upgrade or exclude',
          },
          {
            title: 'Certificate authority',
            description: 'Renewed automatically',
            check: { kind: 'rule', title: 'Revocation:', text: 'a departed member is shut out' },
            power: 'Issue identities of its own staff',
          },
        ],
      },
      {
        title: 'Regulator',
        party: 'vendor',
        keys: [{ title: 'Read access', description: 'To the common audit trail, where members grant it.' }],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [
          {
            title: 'No vote, no key',
            description: 'Members may have us operate nodes; the keys stay in their hardware.',
          },
        ],
      },
    ],
  },
];
