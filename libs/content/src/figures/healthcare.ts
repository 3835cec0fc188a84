import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'responsibility',
    id: 'responsibilities',
    place: 'risks',
    heading: 'Clinical and legal decisions stay on your side',
    lead: 'Engineers prepare. Clinicians and the legal manufacturer sign, with their names in the record.',
    caption:
      'The usual division. Records, audits and complaints are settled in the agreement between the parties.',
    vendor: 'Device maker',
    tasks: [
      {
        task: 'Whether software is a medical device',
        decides: 'client',
        roles: { client: 'confirm the classification', provider: 'prepares it in the first fortnight' },
      },
      {
        task: 'Duties of the legal manufacturer',
        decides: 'client',
        roles: { client: 'carry them, or name a partner', provider: 'develops under your quality system' },
      },
      {
        task: 'What a change could do to care',
        decides: 'client',
        roles: { client: 'sign, through your clinicians', provider: 'rates it with them' },
      },
      {
        task: 'Equipment that cannot be patched',
        decides: 'vendor',
        roles: { provider: 'segments and monitors passively', vendor: 'confirms its function in writing' },
      },
      {
        task: 'Remote maintenance',
        decides: 'client',
        roles: {
          client: 'admit each session',
          provider: 'builds the broker with a closing hour',
          vendor: 'connects through it',
        },
      },
      {
        task: 'Emergency access to a record',
        decides: 'client',
        roles: { client: 'follow up each use', provider: 'logs it and reports it' },
      },
      {
        task: 'A fault that needs real data',
        decides: 'client',
        roles: { client: 'keep the data and the access log', provider: 'examines it in your environment' },
      },
      {
        task: 'Downtime drill',
        decides: 'client',
        roles: {
          client: 'choose the shift, give the word and switch it off',
          provider: 'observes and times',
        },
      },
    ],
  },
];
