import { company } from '../../company';
import { placeholderNote, placeholders } from '../../placeholders';
import type { LegalPage } from '../../types';

export const page = {
  kind: 'legal',
  path: '/accessibility',
  title: 'Accessibility',
  titleSubject: 'statement and known limits',
  description: `Accessibility statement of the ${company.name} website: target WCAG 2.2 AA, how it is assessed, known limits, how to report a barrier.`,
  summary: 'How accessible this site is, how that was assessed, and how to report a barrier.',
  hero: {
    heading: 'Accessibility statement',
    lead: 'What we aim for, how we check it, which limits we know of, and how to tell us about those we do not.',
  },
  updated: '2026-11-26',
  rows: [
    { label: 'Target: WCAG 2.2 level AA', rings: [2], braid: [[2, 425]] },
    {
      label: 'Known limits and ways round them',
      rings: [2],
      braid: [
        [2, 35],
        [48, 425],
      ],
      dotted: [[35, 48]],
    },
    { label: 'Not yet: real screen readers', open: [2] },
  ],
  sections: [
    {
      id: 'commitment',
      heading: 'What this statement covers',
      blocks: [
        {
          type: 'paragraph',
          text: `This is the accessibility statement of ${company.legalName} for the website ${company.url}. It follows the structure that the W3C Web Accessibility Initiative proposes. Other sites that we link to, and software that we build for clients, are not part of it.`,
        },
      ],
    },
    {
      id: 'measures',
      heading: 'Measures to support accessibility',
      blocks: [
        {
          type: 'paragraph',
          text: 'We take the following measures so that the site stays usable by everyone:',
        },
        {
          type: 'list',
          items: [
            'Accessibility is an acceptance criterion of every component, with keyboard and focus behaviour written down as tests.',
            'Colour pairs are checked for contrast when the design tokens change: 7:1 for body text, 4.5:1 for all other text.',
            'Pages are delivered complete: text, links, menu and forms work without JavaScript. The search box of the directory, the score of the self-assessment, the theme switch and the chat need it.',
            'Movement can be paused, and does not start where the system asks for reduced motion.',
            `Accessibility is the task of ${placeholders.name}, and reports of barriers take precedence over new features. ${placeholderNote}`,
          ],
        },
      ],
    },
    {
      id: 'conformance',
      heading: 'Conformance status',
      blocks: [
        {
          type: 'paragraph',
          text: 'The Web Content Accessibility Guidelines (WCAG) define three levels of conformance: A, AA and AAA. Our target is WCAG 2.2 level AA. Body text is meant to reach the contrast of level AAA.',
        },
        {
          type: 'paragraph',
          text: 'We describe the site as partially conformant with WCAG 2.2 level AA. We know of no failed criterion; the status is partial because the site has not been tested with real screen readers or by people with disabilities. No independent body has evaluated it either.',
        },
      ],
    },
    {
      id: 'feedback',
      heading: 'Feedback',
      blocks: [
        { type: 'paragraph', text: 'If something here is hard or impossible to use, please tell us:' },
        {
          type: 'list',
          items: [
            ['E-mail: ', { type: 'link', text: company.email, href: `mailto:${company.email}` }],
            [
              'Telephone: ',
              { type: 'link', text: company.phone.display, href: company.phone.href },
              `, answered on ${company.phoneHours}`,
            ],
            `Post: ${company.legalName}, ${company.address.street}, ${company.address.city} ${company.address.postalCode}, ${company.address.country}`,
            ['Form: ', { type: 'link', text: 'contact page', href: '/contact' }],
          ],
        },
        {
          type: 'paragraph',
          text: 'Say which page, what you tried, and which browser and assistive technology you use, if you are willing to. You hear from us within one working day, and within five we give a full answer and the information in another form.',
        },
      ],
    },
    {
      id: 'compatibility',
      heading: 'Compatibility with browsers and assistive technology',
      blocks: [
        {
          type: 'paragraph',
          text: 'The site is designed for the current and the previous major versions of Chrome, Edge, Firefox and Safari, on desktop and phone, with the screen reader that comes with the platform or with NVDA, with magnification up to 400%, with voice control and with a keyboard alone. It also respects forced colours and printing.',
        },
        {
          type: 'paragraph',
          text: 'It is not designed for browsers that no longer receive security updates. They are likely to show the text and the links, without the panels and the movement.',
        },
      ],
    },
    {
      id: 'technical-specifications',
      heading: 'Technical specifications',
      blocks: [
        {
          type: 'paragraph',
          text: 'Accessibility of the site relies on the following technologies working together with your browser and any assistive technology:',
        },
        { type: 'list', items: ['HTML', 'WAI-ARIA', 'CSS', 'SVG', 'JavaScript, for conveniences only'] },
        {
          type: 'paragraph',
          text: 'These are relied upon for conformance with the standard named above, JavaScript excepted.',
        },
      ],
    },
    {
      id: 'limitations',
      heading: 'Limitations and alternatives',
      blocks: [
        {
          type: 'paragraph',
          text: 'Despite the measures above, there are limits. These are the ones we know of, with the way round each:',
        },
        {
          type: 'table',
          caption: 'Known limitations',
          head: ['Part', 'Limitation', 'Alternative'],
          rows: [
            [
              'Chat',
              'It finds topics by words and does not understand a question as a person would.',
              'Choose one of the topics that it shows while you type, or use the contact page.',
            ],
            [
              'Blog',
              'Every article is in full on one long page.',
              'Each article has its own anchor, a contents list and an entry in the feed.',
            ],
            [
              'Tables and code samples',
              'On narrow screens or at high zoom they scroll sideways within their own frame.',
              'The text around them states what matters.',
            ],
            [
              'Forms',
              'The note at a form says whether it is sent from the page or opens your mail program, which is outside our control.',
              'Write to the address on the contact page from any account, or call.',
            ],
            [
              'Sources outside the site',
              'Standards and laws that we link to may be PDF files without tags.',
              'Ask us for the passage in plain text.',
            ],
          ],
        },
      ],
    },
    {
      id: 'assessment-approach',
      heading: 'Assessment approach',
      blocks: [
        {
          type: 'paragraph',
          text: 'The accessibility of this site was assessed by automated checks and by self-evaluation:',
        },
        {
          type: 'list',
          items: [
            'automated checks with axe of every page, in both themes and at a narrow and a wide width, in Chromium;',
            'tests of keyboard use, focus order, reflow and text spacing, run by program before a release, some of them with a virtual screen reader;',
            'self-evaluation of the pages by the people who built them.',
          ],
        },
        {
          type: 'paragraph',
          text: 'Automated checks find only a part of all barriers, and the builders of a site overlook what they are used to. Neither replaces tests with real screen readers, of which none is recorded, or an evaluation by people with disabilities, which has not taken place yet.',
        },
      ],
    },
    {
      id: 'formal-complaints',
      heading: 'Formal complaints',
      blocks: [
        {
          type: 'paragraph',
          text: 'If our answer does not settle the matter, ask for it to be put before the management; you will receive a written reply within a month. Rights that you have towards a public enforcement body where you live remain untouched.',
        },
      ],
    },
  ],
} satisfies LegalPage;
