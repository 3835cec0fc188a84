import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Admin powers are few, delayed and yours',
    lead: 'Anyone may call the protocol within its rules. The rules themselves change slowly and in public.',
    caption: 'Each breach of a bound has a reaction, which the oracle and dependency policy states.',
    realm: 'On chain, in public',
    labels: { vendor: 'outside your control' },
    holders: [
      {
        title: 'Your organisation',
        party: 'client',
        keys: [
          {
            title: 'Parameter signers',
            description: 'With an owner for each parameter',
            check: { kind: 'delay', title: 'Timelock:', text: 'users can leave first' },
            power: 'Raise a cap, upgrade a contract',
          },
          {
            title: 'Pause signers',
            description: 'Named, and practised',
            check: { kind: 'threshold', title: 'Signatures,', text: 'as the runbook says' },
            power: 'Pause, or allow withdrawals only',
          },
        ],
      },
      {
        title: 'The public',
        party: 'vendor',
        keys: [
          {
            title: 'Users',
            description: 'Each with a wallet of their own',
            check: { kind: 'rule', title: 'Minimum output, deadline:', text: 'fixed at signing' },
            power: 'Deposit, exchange, withdraw',
          },
          {
            title: 'Liquidators',
            description: 'Anyone who sees a gain in it',
            check: { kind: 'rule', title: 'Price:', text: 'the position is below its threshold' },
            power: 'Close a position',
          },
        ],
      },
      {
        title: 'Oracle',
        party: 'vendor',
        joins: true,
        keys: [
          {
            title: 'Price feeds',
            description: 'Bounded in age and deviation, with a grace period after sequencer downtime.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [{ title: 'No key', description: 'Only your signers pause contracts or rotate keys.' }],
      },
    ],
  },
];
