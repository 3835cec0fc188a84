import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Keys are kept apart from the data they open',
    lead: 'Whoever reads needs the stored bytes and a key. No role has both the data and the care of its keys.',
    caption: 'Roles and quorum are set in the key management policy, for each class of key.',
    realm: 'What it opens',
    holders: [
      {
        title: 'Your organisation',
        party: 'client',
        keys: [
          {
            title: 'Application',
            description: 'Asks the KMS to unwrap a data key',
            check: { kind: 'rule', title: 'Key policy:', text: 'each use is logged' },
            power: 'Read its own records',
          },
          {
            title: 'Key administrators',
            description: 'With procedures that were tried',
            check: { kind: 'rule', title: 'Separate role:', text: 'reads no data' },
            power: 'Rotate or revoke a key',
          },
          {
            title: 'Trustees',
            description: 'Two or more, with the escrow',
            check: { kind: 'threshold', title: 'Quorum,', text: 'in front of witnesses' },
            power: 'Restore a lost key',
          },
        ],
      },
      {
        title: 'Hosting provider',
        party: 'vendor',
        keys: [
          {
            title: 'Ciphertext and wrapped keys',
            description: 'What it can read depends on the layer: volume, database, field or client.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [{ title: 'No key', description: 'We hold none of these keys.' }],
      },
    ],
  },
];
