import { company } from '../../company';
import { contactNote, placeholderNote, placeholders } from '../../placeholders';
import type { LegalPage } from '../../types';

export const page = {
  kind: 'legal',
  path: '/terms-of-use',
  title: 'Terms of Use',
  titleSubject: 'rules for using this website',
  description: `The terms under which ${company.name} makes this website available: permitted use, content, security research, liability.`,
  summary: 'The terms under which this website may be used.',
  hero: {
    slogan: 'What may be done with the text and code of this site',
    lead: 'They cover the site only. Work that we do for a client is governed by the contract signed for it, and by nothing on this page.',
  },
  updated: '2026-11-26',
  rows: [
    { label: 'Read, save, link and quote', discs: [2], braid: [[2, 425]] },
    {
      label: 'Copy and change, with the notice',
      discs: [2],
      dotted: [[2, 30]],
      rings: [30],
      braid: [[30, 425]],
    },
    { label: 'Not: pass off as your own', open: [2] },
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        {
          type: 'paragraph',
          text: [
            `This website is published by ${company.legalName}, ${company.address.street}, ${company.address.city} ${company.address.postalCode}, ${company.address.country} ("${company.name}", "we"). You can reach us at `,
            { type: 'link', text: company.email, href: `mailto:${company.email}` },
            ' or by telephone on ',
            { type: 'link', text: company.phone.display, href: company.phone.href },
            `. ${contactNote}`,
          ],
        },
        {
          type: 'paragraph',
          text: 'By using the site you accept these terms. If you do not accept them, please do not use it. No account is needed and none is offered.',
        },
      ],
    },
    {
      id: 'information',
      heading: 'What the content is, and is not',
      blocks: [
        {
          type: 'paragraph',
          text: 'The pages describe our services in general. They make no offer that a click can accept, and give no legal, financial, investment or security advice for your situation. Prices depend on scope and are stated in a customised quote; only a signed quote or contract binds either side; in an emergency, so do the hours agreed on the call and confirmed in writing that day.',
        },
        {
          type: 'list',
          items: [
            [
              'The ',
              { type: 'link', text: 'case studies', href: '/case-studies' },
              ' are illustrative, the one about this website excepted. They describe no client.',
            ],
            'Scenarios on the industry pages and examples on the IT consulting pages show how such work can go. They are marked as examples, report nothing that has happened and promise no result.',
            'Figures about the company are placeholders. Specimens of reports and records are invented.',
            'The chat finds its replies in a fixed table of topics. It does not understand your situation and commits us to nothing.',
            [
              'The ',
              { type: 'link', text: 'security self-assessment', href: '/security-assessment' },
              ' gives a direction. It is not an audit, a certificate or an assurance to third parties.',
            ],
            'Articles state the law and the standards as they stood on the day of their last check. Both change afterwards.',
          ],
        },
      ],
    },
    {
      id: 'permitted-use',
      heading: 'What you may do',
      blocks: [
        {
          type: 'paragraph',
          text: 'You may read, print, save and link to any page, quote from it, and share it inside your organisation to prepare a decision. Texts, drawings and code are also licensed under the MIT licence, which allows copies and changes as long as its notice goes with them; nothing below narrows that licence. Search engines and feed readers may index the site as its robots file allows.',
        },
        { type: 'paragraph', text: 'Apart from what that licence allows, you may not:' },
        {
          type: 'list',
          items: [
            'pass pages or articles off as your own, or altered ones as ours;',
            'use the name, the mark or the brand in a way that suggests our endorsement or that you are us;',
            'send unlawful, threatening or automated messages through the forms, or enter the personal data of others without a right to do so;',
            'overload the site, evade its protective measures except as security research below allows, or use it to attack somebody else.',
          ],
        },
      ],
    },
    {
      id: 'security-research',
      heading: 'Security research in good faith',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'You may look for weaknesses in this website and report them to ',
            { type: 'link', text: company.securityEmail, href: `mailto:${company.securityEmail}` },
            '. We regard research within these limits as authorised and will not take legal action over it:',
          ],
        },
        {
          type: 'list',
          items: [
            'only this site is tested, never a client, a supplier, a mailbox or a person;',
            'no denial of service, no social engineering, no physical access, no mass sending through the forms;',
            'you stop as soon as you can show the weakness, and neither keep nor change data that is not yours;',
            'you tell us first, and give us a reasonable time, normally 90 days, before publishing.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We acknowledge each report within one working day, say what we intend to do and by when, and credit you if you wish. We pay no bounties.',
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in the content',
      blocks: [
        {
          type: 'paragraph',
          text: 'Texts, drawings and code belong to us or to those who license them to us. What is ours is under the MIT licence, whose text comes with our packages; code samples in articles may be used without its notice, at your own risk. The name, the mark and the brand are reserved. Open-source components of the site remain under their own licences.',
        },
        {
          type: 'paragraph',
          text: [
            'How to report a copy, or a use of our name by somebody else, is described under ',
            { type: 'link', text: 'piracy prevention', href: '/piracy-prevention' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'outside-links',
      heading: 'Links to other sites',
      blocks: [
        {
          type: 'paragraph',
          text: 'We link to sources, standards and social networks because they are useful. Their operators are responsible for their content and for what they record about you. Tell us about a link that has gone wrong and we will repair or remove it.',
        },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and liability',
      blocks: [
        {
          type: 'paragraph',
          text: 'The site is provided free of charge and as it is. We take care that it is correct and reachable, and promise neither. No figure of uptime on these pages describes this website.',
        },
        {
          type: 'paragraph',
          text: 'As far as the law allows, we are not liable for loss that results from relying on general information here or from the site being unavailable. Nothing in these terms excludes liability that cannot be excluded by law, in particular for intent, gross negligence, or injury to life or health, nor any right that you hold as a consumer.',
        },
      ],
    },
    {
      id: 'privacy',
      heading: 'Personal data',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'What the site stores and what a form sends is set out in the ',
            { type: 'link', text: 'privacy policy', href: '/privacy-policy' },
            '. Please put no passwords, keys, confidential papers or data about others into a form or the chat.',
          ],
        },
      ],
    },
    {
      id: 'changes-and-law',
      heading: 'Changes and applicable law',
      blocks: [
        {
          type: 'paragraph',
          text: `We may change these terms; the date at the head of the page shows when that last happened, and the version of the day you visit applies. If one clause is invalid, the others remain in force. The law of ${placeholders.state} governs these terms and its courts have jurisdiction, unless mandatory law where you live provides otherwise. ${placeholderNote}`,
        },
      ],
    },
  ],
} satisfies LegalPage;
