import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'reconciliation',
    place: 'introduction',
    heading: 'Two books are compared every day, field by field',
    lead: 'An instruction that was posted twice, or a timeout booked as failure, appears as a break and is repaired with its trace.',
    caption: 'The lines show where a payment can go, not how many go there.',
    sources: ['Sub-ledger', 'Bank and scheme records'],
    stage: { title: 'Daily reconciliation', description: 'To the cent, each payment under one key' },
    tiers: [
      { title: 'Agreed', description: 'Both sides show the same payment', kind: 'used' },
      { title: 'Traced', description: 'From channel to settlement, for whoever asks later', kind: 'kept' },
      { title: 'Repair queue', description: 'Posted twice, or known to one side only', kind: 'dropped' },
    ],
  },
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'risks',
    heading: 'Nobody can both add a\u00a0payee and pay it',
    lead: 'After two transfers within the firm, someone who can create a beneficiary can also approve the payment. Roles exclude that.',
    caption: 'A usual division. Access reviews compare it with the directory.',
    realm: 'Payment system',
    labels: { vendor: 'held by customers and third parties' },
    holders: [
      {
        title: 'Your institution',
        party: 'client',
        keys: [
          {
            title: 'Payee maintenance',
            description: 'A role of its own',
            check: { kind: 'rule', title: 'Separation:', text: 'cannot release payments' },
            power: 'Add a payee',
          },
          {
            title: 'Payment release',
            description: 'Rights leave with the employee',
            check: { kind: 'threshold', title: 'Second person:', text: 'never the one who entered it' },
            power: 'Release a payment',
          },
          {
            title: 'Duty manager',
            description: 'One named role',
            check: { kind: 'rule', title: 'Lower limits,', text: 'agreed with risk' },
            power: 'Switch to fallback scoring',
          },
        ],
      },
      {
        title: 'Your customer',
        party: 'vendor',
        keys: [
          {
            title: 'Strong authentication',
            description: 'Two factors on a known device',
            check: { kind: 'rule', title: 'Dynamic linking:', text: 'a changed payee voids the code' },
            power: 'Order a payment',
          },
        ],
      },
      {
        title: 'Payment initiation service',
        party: 'vendor',
        joins: true,
        keys: [
          {
            title: 'eIDAS certificate',
            description: 'Acts within the consent of the customer, who authenticates as before.',
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
