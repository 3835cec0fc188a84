import type { SpecimenContent } from './types';

export const threatModel = {
  kind: 'specimen',
  heading: 'A threat model on one sheet',
  lead: 'One feature, its trust boundaries and six threats, each with a decision and a test. Product and team are invented.',
  specimen: {
    document: 'Threat model, document upload',
    synthetic: 'invented product',
    title: 'What can go wrong when customers upload files',
    facts: [
      { term: 'scope', text: 'upload, scan, store, view' },
      { term: 'present', text: 'two developers, tester, champion' },
      { term: 'kept in', text: [{ type: 'code', text: 'docs/threats/upload.md' }] },
    ],
    sections: [
      {
        note: {
          title: 'Boundaries first',
          description: 'A dashed bar is a border of trust. Whatever crosses one is checked on the far side.',
        },
        body: [
          {
            type: 'path',
            heading: 'Way of a file',
            stops: [
              { title: 'Browser', text: 'of the customer', link: 'boundary' },
              { title: 'Upload service', text: 'signed in, rate limited' },
              { title: 'Scanner', text: 'no network, no secrets', link: 'boundary' },
              { title: 'Object store', text: 'private', link: 'boundary' },
              { title: 'Viewer', text: 'origin of its own' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Threats that somebody can act on',
          description:
            'One line or more for each kind of STRIDE, in its order. Every line ends in a test or in a named acceptance.',
        },
        body: [
          {
            type: 'table',
            heading: 'Threats and decisions',
            head: ['threat', 'decision', 'test', 'ASVS 5.0'],
            cells: [
              [
                'Spoofing: a session that was signed out uploads a file',
                'Sessions end on the server',
                'Replayed session',
                '7.4.1',
              ],
              [
                'Tampering: a file name with a path overwrites other files',
                'Store under a generated name',
                'Upload of ../../config',
                '5.3.2',
              ],
              [
                'Repudiation: a customer denies the upload',
                'Log user, hash and time',
                'Log entry compared',
                '16.2.1',
              ],
              [
                'Disclosure: a link is passed on or guessed',
                'Check the tenant when a link is issued; links expire',
                'Two tenants, one link',
                '8.2.2',
              ],
              [
                'Denial: an archive expands until the disk is full',
                'Limit size and count before unpacking',
                'Nested archive',
                '5.2.3',
              ],
              [
                'Elevation: an SVG runs script in our origin',
                'Own origin, download header, sniffing off',
                'SVG with script',
                '3.2.1',
              ],
            ],
          },
        ],
      },
      {
        note: {
          title: 'What was accepted',
          description: 'An accepted threat has a name beside it and a date on which it is asked again.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'Accepted until the next release',
            text: 'Malware unknown to the scanner reaches the store. Files are never opened by our servers, and the viewer is isolated. Accepted by the product owner.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Opens this sheet again',
            text: 'Previews made on the server, upload without sign-in, a second scanner, or any new reader of the store.',
          },
        ],
      },
    ],
    foot: 'Changed in the same pull request as the design',
  },
} as const satisfies SpecimenContent;
