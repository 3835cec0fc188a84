import type { Guidance } from '../guidance/Guidance';
import type { ResponsibilityProps } from './Responsibility';

export const guidance: Guidance<ResponsibilityProps> = {
  part: 'Responsibility',
  purpose: 'Who does what in a shared operation: a row for each task, one party that decides.',
  useFor: ['a service that client, Keystrand and a third party operate together'],
  notFor: [
    { situation: 'work in stages, of which only some are handed over', instead: 'AlertFlow' },
    { situation: 'who holds which key', instead: 'KeyCustody' },
    { situation: 'values that are compared', instead: 'Table' },
    { situation: 'RACI letters, which need a key of their own' },
  ],
  limits: [
    { prop: 'tasks', unit: 'items', min: 4, max: 10 },
    { prop: 'tasks[].task', unit: 'characters', max: 60 },
    { prop: 'vendor', unit: 'characters', max: 20 },
  ],
  related: ['Figure', 'AlertFlow', 'KeyCustody', 'Table'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: 'figure with a table that has row and column headers',
    meets: [
      { criterion: '1.3.1', how: 'Headers are associated with their cells.' },
      { criterion: '1.4.1', how: 'The deciding party has a mark of its own and heavier text.' },
      { criterion: '1.4.10', how: 'In narrow windows the rows are a list by task that names the parties.' },
    ],
    supply: ['Roles as verb phrases that make sense after the name of the party.'],
  },
};
