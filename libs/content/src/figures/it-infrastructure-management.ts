import { restoreTest } from '../specimens/restoreTest';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'introduction',
    heading: 'Operation is ours, objectives and exceptions are yours',
    lead: 'Operation follows its calendar. It asks where cost, risk or a deadline is yours to weigh.',
    caption:
      'The usual division. The quote for your estate contains yours, with the boundary to applications.',
    vendor: 'Software maker',
    tasks: [
      {
        task: 'Inventory of systems',
        decides: 'provider',
        roles: { client: 'name an owner for each', provider: 'discovers, and compares it with traffic' },
      },
      {
        task: 'Recovery time and recovery point',
        decides: 'client',
        roles: { client: 'agree them per service', provider: 'tests the restore each quarter' },
      },
      {
        task: 'Patching',
        decides: 'provider',
        roles: { client: 'agree to what is put off', provider: 'works by the published calendar' },
      },
      {
        task: 'A deviation from the baseline',
        decides: 'client',
        roles: { client: 'give reason and expiry date', provider: 'rolls back what has neither' },
      },
      {
        task: 'Alerts and thresholds',
        decides: 'provider',
        roles: { client: 'say what a user would feel', provider: 'sets them, and removes idle ones' },
      },
      {
        task: 'Purchase of capacity',
        decides: 'client',
        roles: { client: 'approve it', provider: 'requests it a season ahead' },
      },
      {
        task: 'The offline copy of backups',
        decides: 'provider',
        roles: { client: 'name what must be in it', provider: 'keeps it immutable' },
      },
      {
        task: 'Application code',
        decides: 'vendor',
        roles: { provider: 'writes down the boundary', vendor: 'maintains it' },
      },
    ],
  },
  { ...restoreTest, id: 'specimen', place: 'introduction' },
];
