import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'key-custody',
    id: 'keys',
    place: 'introduction',
    heading: 'Every right passes a check before it works',
    lead: 'A password alone opens none of these lines, and each of them can be closed from one place.',
    caption: 'Assurance levels and conditions for access are set by risk in the target design.',
    realm: 'In your systems',
    labels: { provider: 'holds nothing afterwards' },
    holders: [
      {
        title: 'People',
        party: 'client',
        keys: [
          {
            title: 'Staff',
            description: 'Two authenticators, bound to your domain',
            check: { kind: 'rule', title: 'Personnel record:', text: 'right and role from HR' },
            power: 'Sign in to applications',
          },
          {
            title: 'Administrators',
            description: 'Device-bound keys, an account without mail',
            check: { kind: 'delay', title: 'By the hour:', text: 'approved, recorded, withdrawn' },
            power: 'Change a system',
          },
          {
            title: 'Break-glass accounts',
            description: 'Two, sealed',
            check: { kind: 'rule', title: 'Seal:', text: 'opening it is recorded' },
            power: 'Restore sign-in',
          },
        ],
      },
      {
        title: 'Machines',
        party: 'client',
        keys: [
          {
            title: 'Workload identity',
            description: 'Takes the place of a stored secret',
            check: { kind: 'delay', title: 'Short-lived:', text: 'nothing left to steal next week' },
            power: 'Call an interface',
          },
        ],
      },
      {
        title: 'Help desk',
        party: 'client',
        keys: [
          {
            title: 'A reset, after verification',
            description: 'As strict as the original enrolment, by a script.',
          },
        ],
      },
      {
        title: 'Keystrand',
        party: 'provider',
        keys: [
          {
            title: 'No standing account',
            description: 'Named, time-limited access, which ends with the engagement.',
          },
        ],
      },
    ],
  },
];
