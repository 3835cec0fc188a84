import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PartGuidance } from '../guidance/PartGuidance';
import { hueClass } from '../theme/hue.css';
import { Specimen } from './Specimen';

const meta: Meta<typeof Specimen> = {
  title: 'Figures/Specimen',
  component: Specimen,
  decorators: [
    (Story) => (
      <div className={hueClass.red}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    group: 'Explanatory figures',
    guidance: {
      useFor: [
        'one deliverable of a service, with invented people, systems and data',
        'a document that a buyer would otherwise see only after the contract',
      ],
      notFor: [
        { situation: 'the names of the deliverables', instead: 'DescriptionList' },
        { situation: 'a story of a project', instead: 'CaseStudy' },
        { situation: 'documents of a real client' },
      ],
      role: 'section with native lists, description lists and tables; drawings are hidden',
      name: 'None; `heading` is an `h2`, the title of the sheet an `h3`, the label of a block an `h4`.',
      meets: [
        ['1.1.1', 'Every drawing is beside words that say the same.'],
        ['1.3.1', 'Terms, rows and steps are associated in the markup.'],
        ['1.4.10', 'Below the wide breakpoint blocks, tables included, become single columns.'],
      ],
      supply: [
        'Hosts under `.example` (RFC 2606), addresses of RFC 5737 or 3849, people by their roles.',
        'A heading for each table, which names it.',
      ],
    } satisfies PartGuidance,
  },
};

export default meta;

type Story = StoryObj<typeof Specimen>;

const frame = {
  id: 'specimen',
  heading: 'A finding, as you receive it',
  lead: 'One sheet for each finding of a penetration test. System and data are invented; the weakness is a common one.',
  issuer: 'Keystrand',
};

export const Finding: Story = {
  args: {
    ...frame,
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
          note: { title: 'A severity that can be disputed', description: 'Each metric has its reason.' },
          body: [
            {
              type: 'severity',
              heading: 'Severity, CVSS v4.0 base',
              score: 7.1,
              ratings: ['Low', 'Medium', 'High', 'Critical'],
              vector: 'CVSS:4.0/AV:N/AC:L/AT:N/PR:L/UI:N/VC:H/VI:N/VA:N/SC:N/SI:N/SA:N',
              rows: [
                { term: 'AV:N', text: 'reached over the internet' },
                { term: 'AC:L', text: 'no defence to evade' },
                { term: 'PR:L', text: 'any role that can sign in' },
              ],
            },
          ],
        },
        {
          note: { title: 'Impact in your terms', description: 'And how far it does not reach.' },
          body: [
            { type: 'text', half: true, heading: 'What was reached', text: 'Invoices of every tenant.' },
            { type: 'text', half: true, heading: 'How it was found', text: 'By hand, with two accounts.' },
            {
              type: 'path',
              heading: 'Attack path',
              stops: [
                { title: 'Signed-in user', text: 'of tenant A' },
                { title: 'Export by number', text: 'session is checked', link: 'missing' },
                { title: 'Invoices', text: 'of tenant B' },
              ],
            },
          ],
        },
        {
          note: { title: 'Steps to reproduce', description: 'Enough to see it once, and to see it gone.' },
          body: [
            { type: 'list', ordered: true, items: ['Sign in to tenant A.', 'Ask for a number of tenant B.'] },
            { type: 'code', code: 'GET /v2/invoices/20418/export HTTP/1.1\nHost: billing.specimen.example' },
          ],
        },
      ],
      foot: 'OWASP API1:2023',
    },
  },
};

/** Every other kind of block, with long words. */
export const OtherBlocks: Story = {
  args: {
    ...frame,
    heading: 'An incident fact pack',
    specimen: {
      document: 'Fact pack, update 3, times in UTC',
      synthetic: 'invented incident',
      title: 'Takeover of one mailbox with customer attachments',
      facts: [
        { term: 'as of', text: '10 March, 12:00' },
        { term: 'decides on notices', text: 'your counsel' },
      ],
      sections: [
        {
          note: { title: 'The clocks', description: 'Braided: time used. Dotted: time left.' },
          body: [
            { type: 'statement', heading: 'Recommendation', text: 'Give notice before the afternoon.' },
            {
              type: 'columns',
              items: [
                { mark: '02:14', title: 'Suspected', text: 'SOC analyst on shift' },
                { mark: '03:40', title: 'Confirmed', text: 'Incident lead' },
              ],
            },
            {
              type: 'clock',
              heading: 'Reporting clocks',
              days: ['10 March', '11', '12', '13'],
              now: '12:00',
              periods: [
                {
                  title: 'Early warning',
                  text: '24 hours',
                  from: '05:10',
                  hours: 24,
                  sent: '11:20',
                  state: 'sent 11:20',
                },
                {
                  title: 'Notification',
                  text: '72 hours',
                  from: '05:10',
                  hours: 72,
                  state: '65 h 10 min left',
                },
                { title: 'Insurer', text: '6 hours', from: '03:40', hours: 6, state: '2 h 20 min late' },
              ],
            },
          ],
        },
        {
          note: { title: 'Facts with a source', description: 'No theory of the cause.' },
          body: [
            {
              type: 'table',
              heading: 'Facts',
              head: ['time', 'fact', 'source'],
              cells: [
                ['9 Mar 22:51', 'Sign-in from an address not seen before', 'Identity log'],
                [
                  '9 Mar 22:58',
                  'Rule set by administrator.of.a.long.department.name@mail.specimen.example',
                  'Mail audit log',
                ],
              ],
            },
            { type: 'list', half: true, heading: 'Not known yet', items: ['How the password was obtained'] },
            {
              type: 'rows',
              half: true,
              heading: 'Assumptions',
              rows: [{ term: 'stated', text: 'by the mail administrator' }],
            },
            {
              type: 'scales',
              heading: 'The test, answered',
              poles: ['database', 'either', 'ledger'],
              items: [
                { title: 'Who writes?', text: 'Four carriers', at: 0.3 },
                { title: 'Who might disagree?', text: 'Two of them', at: 0.7 },
              ],
            },
            {
              type: 'scales',
              heading: 'How long',
              poles: ['no day', '15 days'],
              items: [
                { title: 'Today', text: '6 to 14 days', from: 6 / 15, at: 14 / 15 },
                { title: 'With the measures', text: '0 to 3 days', from: 0, at: 3 / 15 },
              ],
            },
            {
              type: 'path',
              heading: 'Zones',
              stops: [
                { title: 'Browser', link: 'boundary' },
                { title: 'Service', link: 'handover' },
                { title: 'Archive' },
              ],
            },
            { type: 'signatures', items: ['Decided by, date', 'Recorded by, date'] },
          ],
        },
      ],
      foot: 'Facts for counsel; not legal advice',
    },
  },
};
