import type { Figure } from './types';
import { tokenStandards } from './comparisons/tokenStandards';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Freezing a token takes several approvers',
    lead: 'The terms say which roles exist. Each meets the check beside it: the contract enforces approvers and eligibility, your registrar the reconciliation.',
    caption: 'The rights-to-code table names the clause that each role honours.',
    realm: 'On the ledger',
    labels: { client: 'held by the issuer', vendor: 'held by others' },
    holders: [
      {
        title: 'Issuer',
        party: 'client',
        keys: [
          {
            title: 'Supply role',
            description: 'Acts on the register',
            check: { kind: 'rule', title: 'Reconciliation:', text: 'supply against backing, each day' },
            power: 'Issue and redeem',
          },
          {
            title: 'Freeze and transfer role',
            description: 'Disclosed in the terms',
            check: { kind: 'threshold', title: 'Several approvers:', text: 'every use is on the ledger' },
            power: 'Carry out a court order',
          },
          {
            title: 'Reissue role',
            description: 'For a lost wallet',
            check: { kind: 'threshold', title: 'More than one approver:', text: 'by a documented path' },
            power: 'Replace a token',
          },
        ],
      },
      {
        title: 'Holder of the token',
        party: 'vendor',
        keys: [
          {
            title: 'Wallet',
            description: 'Self-custody, or a custodian',
            check: { kind: 'rule', title: 'Eligibility:', text: 'allow-list, lock-up, jurisdiction' },
            power: 'Transfer a token',
          },
        ],
      },
      {
        title: 'Identity provider',
        party: 'vendor',
        joins: true,
        keys: [
          {
            title: 'Attestation',
            description: 'Says that a holder is eligible. It can be revoked; the identity stays off chain.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [{ title: 'No role', description: 'Neither issuer nor custodian.' }],
      },
    ],
  },
  tokenStandards,
];
