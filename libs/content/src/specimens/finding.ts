import type { SpecimenContent } from './types';

export const finding = {
  kind: 'specimen',
  heading: 'One finding, as you receive it',
  lead: 'The technical report has one such sheet for each finding. Here the system and its data are invented; the weakness is a common one.',
  specimen: {
    document: 'Technical report, finding 03',
    synthetic: 'invented system, invented data',
    title: 'Invoice export returns documents of other tenants',
    facts: [
      { term: 'asset', text: [{ type: 'code', text: 'GET /v2/invoices/{id}/export' }] },
      { term: 'weakness', text: 'CWE-639' },
      { term: 'state', text: 'Closed on retest' },
    ],
    sections: [
      {
        note: {
          title: 'A severity you can dispute',
          description:
            'Every metric of the vector comes with its reason, so that your engineers can contest one and keep the rest.',
        },
        body: [
          {
            type: 'severity',
            heading: 'Severity, CVSS v4.0 base score',
            score: 7.1,
            ratings: ['Low', 'Medium', 'High', 'Critical'],
            vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
            rows: [
              { term: 'AV:N', text: 'reached over the internet' },
              { term: 'AC:L', text: 'no defence to evade' },
              { term: 'AT:N', text: 'numbers run in sequence' },
              { term: 'PR:L', text: 'any role that can sign in' },
              { term: 'UI:N', text: 'no other person has to act' },
              { term: 'VC:H', text: 'invoices of every tenant' },
              { term: 'VI:N', text: 'the export only reads' },
              { term: 'VA:N', text: 'service unaffected' },
              { term: 'SC:N SI:N SA:N', text: 'no other system reached' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Impact in your terms',
          description:
            'What it means for the business, how far it does not reach, and which fix breaks the chain.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'What was reached',
            text: 'A user of one customer can read the invoices of every other: names, addresses, amounts. Records cannot be changed this way.',
          },
          {
            type: 'text',
            half: true,
            heading: 'How it was found',
            text: 'By hand, with two test accounts in separate tenants. To the scanner it was a valid session asking for a valid document.',
          },
          {
            type: 'path',
            heading: 'Attack path',
            stops: [
              { title: 'Any signed-in user', text: 'of tenant A' },
              {
                title: 'Export by number',
                text: 'session checked, owner of the invoice not checked',
                link: 'missing',
              },
              { title: 'Invoices', text: 'of tenant B' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Steps to reproduce',
          description: 'Enough for your own engineer to see it once, and later to see it gone.',
        },
        body: [
          {
            type: 'list',
            ordered: true,
            heading: 'Reproduction and evidence',
            items: [
              ['Sign in to tenant A with the lowest role, ', { type: 'code', text: 'viewer' }, '.'],
              'Export an invoice of your own and note its number in the request.',
              'Repeat the request with a number that belongs to tenant B.',
            ],
          },
          {
            type: 'code',
            code: `GET /v2/invoices/20418/export HTTP/1.1
Host: billing.specimen.example
Cookie: session=(tenant A, role viewer)

HTTP/1.1 200 OK
Content-Type: application/pdf
Content-Disposition: attachment; filename="tenant-b-20418.pdf"`,
          },
        ],
      },
      {
        note: {
          title: 'A concrete remedy',
          description:
            'Where to change what, and the test that keeps it changed. The retest closes the sheet.',
        },
        body: [
          {
            type: 'text',
            half: true,
            heading: 'Remedy',
            text: 'Look the invoice up by tenant and number in one query, with the tenant taken from the session. Answer 404 for any other number. Add a test with two tenants to the pipeline. Random identifiers alone do not repair this.',
          },
          {
            type: 'text',
            half: true,
            heading: 'Retest',
            text: 'Same requests from both accounts: 404 for each foreign number, own invoices still open. Done by a tester who did not write the fix.',
          },
        ],
      },
    ],
    foot: 'OWASP API1:2023 · ASVS 5.0, 8.2.2',
  },
} as const satisfies SpecimenContent;
