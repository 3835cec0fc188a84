import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'introduction',
    heading: 'What the provider secures, and what remains with you',
    lead: 'Look at the middle rows first, where the provider leaves the choice to its customer.',
    caption: 'The responsibility matrix among the deliverables has such lines for each cloud service in use.',
    vendor: 'Cloud provider',
    tasks: [
      {
        task: 'Data centre and the service itself',
        decides: 'vendor',
        roles: { client: 'hold the contract', vendor: 'secures and operates them' },
      },
      {
        task: 'Who may call a service, and what is public',
        decides: 'client',
        roles: { client: 'decide', provider: 'shows which paths lead to data' },
      },
      {
        task: 'Order of the attack paths',
        decides: 'provider',
        roles: { client: 'list what must not stop', provider: 'verifies and ranks by ease' },
      },
      {
        task: 'Guardrails',
        decides: 'client',
        roles: {
          client: 'approve policies and exceptions',
          provider: 'writes them, first in audit mode',
          vendor: 'enforces them on each call',
        },
      },
      {
        task: 'Changes to your repositories',
        decides: 'client',
        roles: { client: 'review and merge', provider: 'sends pull requests' },
      },
      {
        task: 'Retention of audit logs',
        decides: 'client',
        roles: {
          client: 'set it by your obligations',
          provider: 'builds the immutable archive',
          vendor: 'stores the logs',
        },
      },
      {
        task: 'A compromised key',
        decides: 'client',
        roles: { client: 'revoke and trace by runbook', provider: 'practises it with a test key' },
      },
    ],
  },
];
