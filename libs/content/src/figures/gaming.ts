import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'risks',
    heading: 'The studio sets the rules, and the server enforces them',
    lead: 'Players meet a rule when the server refuses something. Who wrote that rule is settled before launch.',
    caption: 'The usual division. Stores and rating bodies publish their own conditions for each country.',
    vendor: 'Store, rating body',
    tasks: [
      {
        task: 'Moves and trades of players',
        decides: 'client',
        roles: { client: 'write the rules', provider: 'builds them into the server' },
      },
      {
        task: 'Kernel driver against cheats',
        decides: 'client',
        roles: { client: 'decide', provider: 'reviews its attack surface, lists questions for counsel' },
      },
      {
        task: 'Suspension of an account',
        decides: 'client',
        roles: { client: 'decide, with a right of appeal', provider: 'measures wrongful bans' },
      },
      {
        task: 'Duplicated items',
        decides: 'client',
        roles: { client: 'withdraw and compensate', provider: 'alerts on supply, traces the copies' },
      },
      {
        task: 'Paid random items',
        decides: 'client',
        roles: {
          client: 'decide, country by country',
          provider: 'builds switches and live odds',
          vendor: 'demands published odds',
        },
      },
      {
        task: 'Age rating',
        decides: 'vendor',
        roles: { client: 'submit the game', provider: 'lists what affects it', vendor: 'rates it' },
      },
      {
        task: 'Refunds',
        decides: 'client',
        roles: {
          client: 'set the policy',
          provider: 'reclaims the goods',
          vendor: 'pays back and sends the receipt',
        },
      },
      {
        task: 'Kill switch of a feature',
        decides: 'client',
        roles: { client: 'use it', provider: 'builds and tests it' },
      },
    ],
  },
];
