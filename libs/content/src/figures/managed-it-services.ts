import { serviceSchedule } from '../specimens/serviceSchedule';
import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'introduction',
    heading: 'Accounts, licences and decisions stay with you',
    lead: 'Desk, accounts and suppliers are handled for you. What may change or cost more is decided by you.',
    caption: 'The usual division. Your service schedule lists every task with its hours of cover.',
    vendor: 'Supplier',
    tasks: [
      {
        task: 'Which tasks are in the schedule',
        decides: 'client',
        roles: {
          client: 'add or withdraw them each quarter',
          provider: 'proposes, with the misses of the month',
        },
      },
      {
        task: 'Tickets, at any hour',
        decides: 'provider',
        roles: { client: 'rate each answer', provider: 'answers and restores by severity' },
      },
      {
        task: 'Faults that recur',
        decides: 'provider',
        roles: { client: 'see the record', provider: 'opens a problem record with an owner' },
      },
      {
        task: 'Joiners, movers and leavers',
        decides: 'client',
        roles: { client: 'set day and hour, through HR', provider: 'opens and closes the accounts' },
      },
      {
        task: 'Licences and devices',
        decides: 'client',
        roles: { client: 'own them', provider: 'orders without a margin', vendor: 'sells and delivers' },
      },
      {
        task: 'Renewal of a contract',
        decides: 'client',
        roles: {
          client: 'renew, reduce or end it',
          provider: 'reports usage 90 days ahead',
          vendor: 'states the price',
        },
      },
      {
        task: 'A fault at a supplier',
        decides: 'provider',
        roles: { provider: 'calls, and keeps the history', vendor: 'repairs' },
      },
      {
        task: 'IT strategy',
        decides: 'client',
        roles: { client: 'decide; it is outside the service' },
      },
      {
        task: 'Taking operations back',
        decides: 'client',
        roles: { client: 'give notice', provider: 'follows the exit plan, tried yearly' },
      },
    ],
  },
  { ...serviceSchedule, id: 'specimen', place: 'introduction' },
];
