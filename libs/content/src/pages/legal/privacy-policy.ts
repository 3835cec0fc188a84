import { company } from '../../company';
import type { FormBackend } from '../../forms/FormBackend';
import { placeholderNote, placeholders } from '../../placeholders';
import type { Block, LegalPage } from '../../types';

/** How long a draft is kept in the browser. */
const draftLifetime: Readonly<Record<FormBackend['kind'], string>> = {
  mail: 'Until you choose Delete what I entered, empty the form or close the tab',
  service:
    'Until you choose Delete what I entered, empty the form, its receipt is confirmed to the page, or you close the tab',
  inbox:
    'Until you choose Delete what I entered, empty the form, the inbox confirms that it is stored, or you close the tab',
};

/** What a posted form contains. */
const posted =
  'A form sends what you entered in its fields, and only when you press its button. Besides your entries it contains its own name, a subject line, a random number that identifies a message sent twice, and two values against spam: a field that people leave empty, and the number of seconds for which the form was open.';

const purposes = [
  'Purpose: to answer you and, if you wish, to prepare a quote.',
  'Legal basis under the GDPR: Article 6(1)(b), steps taken at your request before a contract; otherwise Article 6(1)(f), our legitimate interest in answering.',
];

const retention =
  'Retention: inquiries that lead to no contract are deleted twelve months after the last message. What belongs to a contract is kept as long as commercial and tax law require.';

/** Returns the blocks about forms. */
function formBlocks(backend: FormBackend): readonly Block[] {
  switch (backend.kind) {
    case 'mail':
      return [
        {
          type: 'paragraph',
          text: 'The forms of this site transmit nothing by themselves: their button composes an e-mail in your own mail program, and you decide whether the message leaves. The site cannot tell whether you sent it, so the draft remains in the form until you delete it or close the tab.',
        },
        {
          type: 'list',
          items: [
            ...purposes,
            'Recipients of the e-mail: the staff who answer, and the provider of our mailbox, named above.',
            retention,
          ],
        },
      ];
    case 'service':
      return [
        {
          type: 'paragraph',
          text: `${posted} All of this goes over an encrypted connection to the address that we have configured for this purpose.`,
        },
        {
          type: 'list',
          items: [
            ...purposes,
            'Recipients: the staff who answer, and the providers who carry the message for us (form delivery, e-mail, hosting), named above.',
            retention,
          ],
        },
      ];
    case 'inbox': {
      const days = `${String(backend.retentionDays)} ${backend.retentionDays === 1 ? 'day' : 'days'}`;
      return [
        { type: 'paragraph', text: `${posted} It goes to our own inbox, a program that we run ourselves.` },
        {
          type: 'paragraph',
          text: 'For each inquiry the inbox stores exactly the following, and nothing else:',
        },
        {
          type: 'list',
          items: [
            'what you entered in the fields, and which form it was;',
            'when it arrived, and the reference that you are shown;',
            'a checksum by which a repeat is recognised, and whether it looked like the work of a program;',
            'how far its delivery to us has come.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Your network address and the identification of your browser are not among them, and no cookie is set. Against floods of messages the inbox counts requests by network address; it keeps these numbers in memory for minutes and writes them nowhere. An inquiry may also be forwarded, by e-mail to our mailbox or to the system in which we handle inquiries.',
        },
        {
          type: 'list',
          items: [
            ...purposes,
            'Recipients: the staff who answer, and the providers of our hosting and e-mail, named above.',
            `Retention: ${days} after it arrived, the inbox deletes an inquiry automatically. In our mailbox, one that leads to no contract is deleted twelve months after the last message; what belongs to a contract is kept as long as commercial and tax law require.`,
            [
              'Deletion on request: write to ',
              { type: 'link', text: company.email, href: `mailto:${company.email}` },
              ' and quote the reference, or the e-mail address that you entered, and we delete the inquiry earlier.',
            ],
          ],
        },
      ];
    }
  }
}

/** Returns the privacy policy of a build. */
export const privacyPolicy = (backend: FormBackend): LegalPage => ({
  kind: 'legal',
  path: '/privacy-policy',
  title: 'Privacy Policy',
  titleSubject: 'data we receive, and why',
  description:
    'What this website stores in your browser, what a form sends and to whom, and what it does not do: no cookies, no analytics.',
  summary: 'What the site stores, what a form sends, and what it does not do.',
  hero: {
    slogan: 'What this website knows about you',
    lead: 'Little. It sets no cookies, measures no visitors and loads nothing from third parties. This page lists everything it keeps, where, and how to remove it.',
  },
  updated: '2026-11-29',
  rows: [
    { label: 'In your browser, until you delete it', discs: [2], braid: [[2, 425]] },
    {
      label: 'A form that you send: 12 months',
      discs: [2],
      dotted: [[2, 30]],
      rings: [30],
      braid: [[30, 80]],
      open: [80],
    },
    { label: 'Access log of the server: 30 days', rings: [2], braid: [[2, 9]], open: [9] },
    { label: 'Not kept: cookies, visits', open: [2] },
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        {
          type: 'paragraph',
          text: [
            `${company.legalName}, ${company.address.street}, ${company.address.city} ${company.address.postalCode}, ${company.address.country}, is the controller for this website. Questions and requests about personal data go to `,
            { type: 'link', text: company.email, href: `mailto:${company.email}` },
            `. Our representatives under Article 27 of the GDPR and of the UK GDPR are ${placeholders.representatives}. Providers that process data for us: ${placeholders.processors}. ${placeholderNote} Data that we handle for clients is covered by our contracts with them and is outside this page.`,
          ],
        },
      ],
    },
    {
      id: 'not-done',
      heading: 'What the site does not do',
      blocks: [
        {
          type: 'list',
          items: [
            'It sets no cookies, so there is no banner to dismiss.',
            'It runs no analytics, advertising, tracking pixels, fingerprinting or session recording.',
            'Its pages make no request to third parties: fonts, pictures and code all come from the same address as the page.',
            'It has no accounts and takes no payments.',
            'It sells and rents no data, and makes no automated decisions about you.',
          ],
        },
      ],
    },
    {
      id: 'in-your-browser',
      heading: 'What is kept in your browser',
      blocks: [
        {
          type: 'paragraph',
          text: 'The entries below stay on your device, the first two in local storage, the others in session storage. They are not sent with page requests, and we cannot read them.',
        },
        {
          type: 'table',
          caption: 'Browser storage used by this site',
          head: ['What', 'Written', 'How long'],
          rows: [
            [
              [
                'Your choice of theme, under ',
                { type: 'code', text: 'theme' },
                ', with the value dark or light',
              ],
              'When you use the switch',
              'Until you clear it',
            ],
            [
              ['That you paused the moving background, under ', { type: 'code', text: 'particles-paused' }],
              'When you pause it',
              'Until you resume or clear it',
            ],
            [
              ['The messages of your chat in this visit, under ', { type: 'code', text: 'keystrand:chat' }],
              'When you use the chat',
              'Until you choose Clear chat or close the tab',
            ],
            [
              [
                'Drafts of forms that you began, under ',
                { type: 'code', text: 'keystrand:draft:' },
                backend.kind === 'mail'
                  ? ' and the name of the form'
                  : ' and the name of the form, with the random number that is sent with them',
              ],
              'When you type into a form, or copy a transcript or a result into one',
              draftLifetime[backend.kind],
            ],
            [
              [
                'Your answers to the security self-assessment, under ',
                { type: 'code', text: 'keystrand:assessment' },
              ],
              'When you answer a question',
              'Until you choose Start again or close the tab',
            ],
            [
              ['How far you had scrolled on each page, under ', { type: 'code', text: 'scroll-positions' }],
              'When you leave or reload the site, so that Back finds the place',
              'Until you close the tab',
            ],
          ],
        },
        {
          type: 'paragraph',
          text: 'All of it serves what you are doing here, and none of it identifies you to us. Clearing the data of this site in the browser settings removes everything at once. If storage is blocked, the site still works but remembers nothing.',
        },
        {
          type: 'paragraph',
          text: [
            'The chat replies come from a table that is part of the page. What you type there is not transmitted. The same is true of the ',
            { type: 'link', text: 'security self-assessment', href: '/security-assessment' },
            ': it is scored on your device. It reaches us only if you copy a transcript or a result into a form and send that form.',
          ],
        },
      ],
    },
    {
      id: 'forms',
      heading: 'What a form sends',
      blocks: [
        ...formBlocks(backend),
        {
          type: 'note',
          text: [
            'Nothing that needs protection belongs in a form: no passwords and keys, no confidential papers, no health data, no data about other people. We will arrange a ',
            {
              type: 'link',
              text: 'protected channel',
              href: '/cyber-security-information#term-protected-channel',
            },
            ' first.',
          ],
        },
      ],
    },
    {
      id: 'access-log',
      heading: 'The server’s access log',
      blocks: [
        {
          type: 'paragraph',
          text: 'Like any web server, the one that delivers these pages receives and may log for each request: the IP address, date and time, the address requested, the status and size of the answer, the referring page and the browser identification that your browser sends. We use the log to keep the site running and to investigate errors and attacks (Article 6(1)(f) GDPR). It is not joined with other data, and entries are deleted after at most 30 days unless an attack under investigation makes a part of them necessary for longer. Recipient: the provider of our hosting, named above.',
        },
        {
          type: 'paragraph',
          text: 'Where an address for reports is configured, your browser may also report a problem with a page, such as a violation of its security policy, with the address of the page. Such reports contain nothing that you typed, and are kept as long as the log.',
        },
      ],
    },
    {
      id: 'direct-contact',
      heading: 'Mail, calls and social accounts',
      blocks: [
        {
          type: 'paragraph',
          text: [
            `If you write or call, we use what you tell us to answer, on the same basis and for the same time as a form. Applications for work serve the choice of a colleague alone (Article 6(1)(b) of the GDPR) and are deleted six months after our answer; notes of calls to the SOC stay with the case and are deleted with it, ${placeholders.casePeriod} after its end. Recording of calls: ${placeholders.callRecording}. A notice, a counter notice or a report of an impostor is also passed on as `,
            { type: 'link', text: 'piracy prevention', href: '/piracy-prevention' },
            ' describes. Links to social networks are plain links. Nothing is loaded from those networks until you follow one, and from then on their own policies apply.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'You may ask for access to your personal data, for correction, erasure or restriction, and for a copy in a portable form; you may object to processing that rests on legitimate interest. Write to ',
            { type: 'link', text: company.email, href: `mailto:${company.email}` },
            '. We answer within one month and may have to make sure who is asking. You may also complain to the data protection authority where you live or work.',
          ],
        },
        {
          type: 'paragraph',
          text: `What you send reaches us in the United States directly. Where we pass it to a provider in a country without an adequate level of protection in the sense of Chapter V of the GDPR, the transfer rests on the standard contractual clauses of the European Commission: ${placeholders.transferClauses}. Residents of a US state with a privacy law have the rights that it gives; data is neither sold nor shared for advertising. The site is addressed to businesses and offers nothing to children.`,
        },
      ],
    },
    {
      id: 'policy-changes',
      heading: 'Changes to this policy',
      blocks: [
        {
          type: 'paragraph',
          text: 'When the site begins to store or send something else, this page changes first, and the date at its head with it. It does not change silently: each version is kept and can be requested.',
        },
      ],
    },
  ],
});

/** The policy of a build without settings, for the page index. */
export const page = privacyPolicy({ kind: 'mail' });
