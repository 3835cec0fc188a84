import type { Figure } from './types';
import { cloudShapes } from './comparisons/cloudShapes';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'introduction',
    heading: 'Contract, budgets and exit stay in your hands',
    lead: 'Foundations and waves are built for you, as code that you approve before it runs.',
    caption:
      'The usual division during migration. After the transfer the middle column passes to your engineers.',
    vendor: 'Cloud provider',
    tasks: [
      {
        task: 'Capacity and managed services',
        decides: 'vendor',
        roles: { client: 'pay the fees directly', vendor: 'operates them' },
      },
      {
        task: 'Account structure and guardrails',
        decides: 'client',
        roles: { client: 'approve the code', provider: 'writes it, with policy tests' },
      },
      {
        task: 'Retire, keep, move or rebuild a workload',
        decides: 'client',
        roles: { client: 'decide after the pilot', provider: 'recommends, with the running cost' },
      },
      {
        task: 'Cut-over of a wave',
        decides: 'client',
        roles: { client: 'freeze the systems and give the word', provider: 'replicates, tests and observes' },
      },
      {
        task: 'Budget of a product',
        decides: 'client',
        roles: { client: 'own it', provider: 'tags the spend' },
      },
      {
        task: 'Secrets of applications',
        decides: 'client',
        roles: {
          client: 'grant access',
          provider: 'removes standing keys from pipelines',
          vendor: 'operates the vault',
        },
      },
      {
        task: 'Recovery test',
        decides: 'client',
        roles: { client: 'lead the restore', provider: 'simulates the regional failure' },
      },
      {
        task: 'Leaving a provider',
        decides: 'client',
        roles: { client: 'decide', provider: 'states formats and effort in the plan' },
      },
    ],
  },
  cloudShapes,
];
