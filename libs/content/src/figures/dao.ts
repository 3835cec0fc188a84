import { governance } from '../specimens/governance';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'No single vote empties the treasury',
    lead: 'The Governor counts the votes. The timelock holds the treasury, owns the other contracts and takes proposals from the Governor alone.',
    caption: 'Voting delay, period, threshold and quorum come out of a simulation with your holders.',
    realm: 'On chain, in public',
    labels: { client: 'held by members or signers' },
    holders: [
      {
        title: 'Members',
        party: 'client',
        keys: [
          {
            title: 'Delegated votes',
            description: 'Counted from a past snapshot',
            check: { kind: 'delay', title: 'Timelock:', text: 'whoever disagrees can leave' },
            power: 'Execute a passed proposal',
          },
        ],
      },
      {
        title: 'Councils',
        party: 'client',
        keys: [
          {
            title: 'Safe owners',
            description: 'In different places and organisations',
            check: {
              kind: 'threshold',
              title: 'Signatures,',
              text: 'within a budget that members can revoke',
            },
            power: 'Pay grants and payroll',
          },
          {
            title: 'Guardian',
            description: 'May cancel, never initiate',
            check: { kind: 'rule', title: 'Queued calls only,', text: 'its own replacement excepted' },
            power: 'Cancel a queued call',
          },
        ],
      },
      {
        title: 'Deployer',
        party: 'provider',
        keys: [
          {
            title: 'Admin role given up',
            description: 'After launch a test reads the chain and finds no role.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [{ title: 'No vote, no signature', description: 'Neither signer nor delegate nor director.' }],
      },
    ],
  },
  { ...governance, id: 'specimen', place: 'deliverables' },
];
