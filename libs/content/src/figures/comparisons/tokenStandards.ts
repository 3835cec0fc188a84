import type { FigureOf } from '../types';

/** ERC-20, ERC-721, ERC-1155 and ERC-3643. */
export const tokenStandards: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'token-standards',
  place: 'introduction',
  heading: 'Four standards, chosen by the right they carry',
  lead: 'The unit decides first: alike, unique, or both. Restrictions on who may hold it decide next.',
  options: ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-3643'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'Units are alike and anybody may hold them',
        'Each item has an identity of its own',
        'One contract carries many kinds, alike and unique',
        'Only verified holders may receive it',
      ],
    },
    {
      criterion: 'What is counted',
      cells: [
        'A balance for each address',
        'One owner for each identifier',
        'A balance for each identifier and address',
        'A balance for each address, as in ERC-20',
      ],
    },
    {
      criterion: 'Checks in a transfer',
      cells: [
        'None beyond balance and allowance',
        'A receiving contract is asked by the safe functions only',
        'A receiving contract is always asked',
        'Identity registry and compliance contract',
      ],
    },
    {
      criterion: 'Permission to others',
      cells: [
        'An amount for each spender',
        'One item, or all of them',
        'All kinds at once',
        'An amount for each spender',
      ],
    },
    {
      criterion: 'Lost wallet',
      cells: [
        'The standard has no recovery',
        'The standard has no recovery',
        'The standard has no recovery',
        'An agent moves the balance to a new address',
      ],
    },
    {
      criterion: 'Typical claim',
      cells: [
        'Loyalty points, access credits',
        'Numbered tickets, certificates',
        'Batches, tiers, items of a game',
        'Fund units, shares, bonds',
      ],
    },
  ],
  caption: 'ERC-4626 adds yield-bearing vaults to ERC-20. No standard settles the legal classification.',
};
