import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Keystrand holds no key and no share',
    lead: 'Each line leads from a holder, through the check that stands in between, to what the key can do.',
    realm: 'On chain, in public',
    holders: [
      {
        title: 'Your organisation',
        party: 'client',
        keys: [
          {
            title: 'Treasury signers',
            description: 'Keys from a witnessed ceremony',
            check: { kind: 'threshold', title: 'Several signers:', text: 'one device releases nothing' },
            power: 'Release treasury funds',
          },
          {
            title: 'Contract signers',
            description: 'Key keeper and deputies are named',
            check: { kind: 'threshold', title: 'Signatures,', text: 'as the runbook says' },
            power: 'Pause a contract, rotate a key',
          },
        ],
      },
      {
        title: 'Your users',
        party: 'client',
        keys: [
          {
            title: 'Guardians',
            description: 'Of a smart account, chosen by the user',
            check: { kind: 'delay', title: 'Delay:', text: 'the owner is told, and can cancel' },
            power: 'Replace a lost signer',
          },
          {
            title: 'Two shares of three',
            description: 'On the device, and in a backup kept apart from it',
            check: { kind: 'threshold', title: 'Threshold:', text: 'two of three shares sign' },
            power: 'Move funds from a wallet',
          },
        ],
      },
      {
        title: 'MPC provider',
        party: 'vendor',
        joins: true,
        keys: [
          {
            title: 'One share',
            description: 'Signs only together with a share of the user. Its export is tested.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [
          { title: 'No key, no share', description: 'Only your signers pause contracts or rotate keys.' },
        ],
      },
    ],
  },
];
