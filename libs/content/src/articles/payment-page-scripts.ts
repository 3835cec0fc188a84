import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'payment-page-scripts',
  title: 'Whose code runs on your payment page',
  subject: 'Payment pages',
  summary:
    'PCI DSS v4.0.1 wants every script at checkout justified and watched. Where CSP and SRI help and stop.',
  date: '2026-11-10',
  checked: '2026-11-23',
  author: `${company.name} Solutions`,
  category: 'solutions',
  services: ['/industry/retail', '/services/application-security'],
  figure: {
    rows: [
      {
        label: 'Content Security Policy',
        braid: [
          [2, 15],
          [25, 100],
        ],
        squares: [20],
      },
      {
        label: 'Subresource Integrity',
        braid: [
          [2, 35],
          [45, 100],
        ],
        squares: [40],
      },
      {
        label: 'Change detection',
        braid: [
          [2, 55],
          [65, 100],
        ],
        squares: [60],
      },
      {
        label: 'The frame of the provider',
        braid: [
          [2, 75],
          [85, 100],
        ],
        squares: [80],
      },
    ],
    caption:
      'Each control stops somewhere (square): at another file from an allowed origin, a library updated in place, a clean file for scanners, a false form over the frame.',
  },
  body: [
    {
      type: 'paragraph',
      text: 'A shop that leaves the card fields to a provider stores no card data. Cards can still be copied in the customer’s browser, by a script that the shop itself delivered: a tag added years ago, a widget whose supplier was broken into, a line appended to a theme file. The page works, the order arrives, and the card can be on sale by evening.',
    },
    {
      type: 'paragraph',
      text: 'Two requirements of PCI DSS address this and have been mandatory since 31 March 2025. Before the season in which shops freeze changes, it is worth checking whether they are met in substance.',
    },
    { type: 'heading', id: 'payment-page-scripts-requirements', text: 'What is required' },
    {
      type: 'table',
      caption: 'The two requirements in short',
      head: ['Requirement', 'Asks for', 'Evidence'],
      rows: [
        [
          '6.4.3',
          'Every script on a payment page is authorised, its integrity is assured, and it is listed with a business or technical reason',
          'The inventory, the approvals, the technical control',
        ],
        [
          '11.6.1',
          'A mechanism detects and reports unauthorised changes to security-impacting HTTP headers and to scripts, as the browser receives them; weekly, or as often as a targeted risk analysis says',
          'Alerts, their handling, and a test that raised one',
        ],
      ],
    },
    {
      type: 'paragraph',
      text: 'Shops that only embed the form of a provider can report on SAQ A. Its revision of January 2025 dropped both requirements and added a condition instead: the merchant confirms that the site is not susceptible to script attacks that could affect its e-commerce systems. FAQ 1588 explains that this concerns pages with an embedded form and leaves out full redirects, and that it can be met by such techniques or by written confirmation from the provider that its solution protects the page when set up as instructed. Read the instructions: they may demand the very controls one hoped to avoid.',
    },
    { type: 'heading', id: 'payment-page-scripts-inventory', text: 'Begin by counting' },
    {
      type: 'paragraph',
      text: 'Record what browsers load at checkout, from several countries, signed in and out, with and without consent to cookies, over a week. Server templates tell half the story, because a tag manager decides at run time. For each script note who asked for it, what it does there, where it comes from and what it loads in turn. The list can be longer than expected, and the best control follows from it: entries without a reason to be on that page can go. A tag manager on a payment page hands the decision about code to whoever holds its password; take it off.',
    },
    { type: 'heading', id: 'payment-page-scripts-policy', text: 'A policy for one page' },
    {
      type: 'code',
      language: 'http',
      caption: 'Response headers of a checkout that embeds a provider in a frame',
      code: `Content-Security-Policy: default-src 'none';
  script-src 'self' https://js.provider.example;
  frame-src https://pay.provider.example;
  connect-src 'self'; img-src 'self';
  style-src 'self'; font-src 'self';
  form-action 'self'; base-uri 'none';
  frame-ancestors 'none';
  report-uri /csp; report-to checkout
Reporting-Endpoints: checkout="https://shop.example/csp"`,
    },
    {
      type: 'paragraph',
      text: [
        'The header is one line in practice; it is folded here for reading. It names both ways of reporting, because browsers without the Reporting API ignore the newer one. Checkout can have a stricter policy than the rest of the shop, provided that the browser fetches it as a document: in a single-page shop the policy of the first page loaded stays in force. Start with ',
        { type: 'code', text: 'Content-Security-Policy-Report-Only' },
        ', read the reports for two weeks, then enforce. Allow no inline script without a nonce or hash, and no host that serves files of strangers, such as a public package CDN: whoever can publish there can run code here.',
      ],
    },
    { type: 'heading', id: 'payment-page-scripts-limits', text: 'Where each control stops' },
    {
      type: 'list',
      items: [
        [
          { type: 'strong', text: 'Content Security Policy' },
          ' authorises origins, nonces or hashes. If an allowed origin begins to serve something else, the policy does not object. It narrows the ways out, but a script may still navigate the page away with data in the address.',
        ],
        [
          { type: 'strong', text: 'Subresource Integrity' },
          ' fixes the content of a file by its hash. It suits files with a version in their name, and breaks those that a provider updates in place, as payment libraries may be. Never copy such a library to your own server merely to be able to hash it: providers may forbid that, with reason.',
        ],
        [
          { type: 'strong', text: 'Change detection' },
          ' by a synthetic browser sees what is served to that browser. Skimmers may look at address, language and time of day, and serve a clean file to scanners. Reports from real visitors, by CSP or a small sensor, close a part of the gap.',
        ],
        [
          { type: 'strong', text: 'The frame of the provider' },
          ' keeps scripts of the shop out of the card fields. It does not stop them from covering the frame with a false form, which is why the parent page matters.',
        ],
      ],
    },
    {
      type: 'paragraph',
      text: 'No single control meets both requirements. A strict policy, hashes where files stand still, detection for the rest and a short list do.',
    },
    { type: 'heading', id: 'payment-page-scripts-routine', text: 'Keep it true' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Keep the inventory in the repository beside the policy, and let the build fail when one names a source that the other does not.',
        'Require a second person for every addition, with a reason and an end date.',
        'Raise a harmless alert each quarter by adding a test script in production, and time the answer.',
        'Decide beforehand who may switch checkout to a full redirect at two in the morning. That is the safest way to keep selling while you investigate.',
      ],
    },
  ],
  sources: [
    {
      title: 'PCI Security Standards Council: Document library (PCI DSS v4.0.1, SAQ A)',
      href: 'https://www.pcisecuritystandards.org/document_library/',
    },
    {
      title: 'PCI Security Standards Council: FAQ 1588 (SAQ A and scripts)',
      href: 'https://www.pcisecuritystandards.org/faq/articles/Frequently_Asked_Question/how-does-an-e-commerce-merchant-meet-the-saq-a-eligibility-criteria-for-scripts/',
    },
    { title: 'W3C: Content Security Policy Level 3', href: 'https://www.w3.org/TR/CSP3/' },
    { title: 'W3C: Subresource Integrity', href: 'https://www.w3.org/TR/SRI/' },
    {
      title: 'OWASP Cheat Sheet: Third Party JavaScript Management',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Third_Party_Javascript_Management_Cheat_Sheet.html',
    },
  ],
} satisfies Article;
