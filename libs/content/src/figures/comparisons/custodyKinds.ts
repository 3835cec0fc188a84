import type { FigureOf } from '../types';

/** Seed phrase, MPC, smart account and custodian. */
export const custodyKinds: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'custody-kinds',
  place: 'process',
  heading: 'Four ways to keep a key, compared by how it is lost',
  lead: 'Compare recovery and theft before the price of a transaction.',
  options: ['Seed phrase', 'MPC', 'Smart account', 'Custodian'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'Users accept sole responsibility',
        'Several signers act on many chains',
        'Rules must be public and enforced on chain',
        'A mandate requires a licensed keeper',
      ],
    },
    {
      criterion: 'The key',
      cells: [
        'Derived from the phrase',
        'Exists in shares only',
        'Any signer the contract accepts, passkeys included',
        'With the custodian',
      ],
    },
    {
      criterion: 'A device is lost',
      cells: [
        'The phrase restores the key',
        'Remaining shares reach the threshold, then are refreshed',
        'Guardians propose a new signer; a delay runs',
        'The custodian identifies you again',
      ],
    },
    {
      criterion: 'Funds are stolen if',
      cells: [
        'The phrase is copied',
        'Enough shares are taken',
        'Enough signers, or a module, are compromised',
        'The custodian is breached or fails',
      ],
    },
    {
      criterion: 'The chain sees',
      cells: [
        'An ordinary signature',
        'An ordinary signature',
        'The rules and each use of them',
        'The custodian’s addresses',
      ],
    },
    {
      criterion: 'Way out',
      cells: [
        'Import the phrase elsewhere',
        'Export of shares, tried beforehand',
        'Replace signers or modules',
        'Withdrawal under the contract',
      ],
    },
  ],
  caption: 'Which of these is a licensed service in your market is for counsel to say.',
};
