import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Only a key of the owner cancels an order',
    lead: 'Orders wait off chain and settle on chain. The website can hide them and has no power over them.',
    caption: 'The order specification lists every way in which an order ends.',
    realm: 'On chain, final',
    labels: { client: 'on your side', vendor: 'held by sellers and buyers' },
    holders: [
      {
        title: 'Seller',
        party: 'vendor',
        keys: [
          {
            title: 'Signature on an order',
            description: 'Typed data that a person can read',
            check: { kind: 'delay', title: 'Expiry:', text: 'short, and part of what is signed' },
            power: 'Offer a token at a price',
          },
          {
            title: 'Wallet of the owner',
            description: 'Pays for one transaction',
            check: { kind: 'rule', title: 'Owner counter:', text: 'older orders stop counting' },
            power: 'Cancel every order at once',
          },
        ],
      },
      {
        title: 'Buyer',
        party: 'vendor',
        keys: [
          {
            title: 'Wallet of the buyer',
            description: 'Pays the price, fee and royalty',
            check: { kind: 'rule', title: 'Settlement contract:', text: 'once, at the signed price' },
            power: 'Fill the order',
          },
        ],
      },
      {
        title: 'Your organisation',
        party: 'client',
        keys: [
          {
            title: 'Moderation desk and index',
            description: 'Hide an item from the page. Its order stays valid on chain until it ends there.',
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
