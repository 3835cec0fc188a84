import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'introduction',
    heading: 'Each path that stays open has an owner on your side',
    lead: 'Paths are closed step by step. Which of them the business still needs is confirmed application by application.',
    caption:
      'The usual division during the project. Afterwards your network team keeps the rules and the calendar.',
    vendor: 'Supplier',
    tasks: [
      {
        task: 'Zones and permitted flows',
        decides: 'client',
        roles: { client: 'approve the matrix', provider: 'designs it from real traffic' },
      },
      {
        task: 'A rule that nothing seems to use',
        decides: 'client',
        roles: { client: 'confirm, per application', provider: 'disables it for a business cycle' },
      },
      {
        task: 'Change windows',
        decides: 'client',
        roles: { client: 'set them', provider: 'tries the way back for each' },
      },
      {
        task: 'Log, warn, then block',
        decides: 'provider',
        roles: { client: 'back the closing of a path', provider: 'proceeds one zone at a time' },
      },
      {
        task: 'Test between zones',
        decides: 'provider',
        roles: { client: 'can repeat the scripts', provider: 'tries each zone from each other' },
      },
      {
        task: 'Measures against DDoS',
        decides: 'client',
        roles: {
          client: 'call at the threshold',
          provider: 'writes the runbook and tries it',
          vendor: 'filters the traffic',
        },
      },
      {
        task: 'Hardware to be replaced',
        decides: 'client',
        roles: {
          client: 'buy it directly',
          provider: 'supplies configuration templates',
          vendor: 'delivers',
        },
      },
    ],
  },
];
