import { company } from '../../company';
import { numberNote, placeholderNote, placeholders } from '../../placeholders';
import type { LegalPage } from '../../types';

export const page = {
  kind: 'legal',
  path: '/piracy-prevention',
  title: 'Piracy Prevention',
  titleSubject: 'report copies and impostors',
  description: `How ${company.name} treats copyright, how to send a notice or a counter notice, and how to report fake sites and apps in its name.`,
  summary: 'Copyright, notices and counter notices, and fake sites or apps in our name.',
  hero: {
    slogan: 'Copies, notices and impostors',
    lead: 'How we respect the work of others, how to tell us about an unlawful copy, and how to recognise a site, an app or an account that only pretends to be us.',
  },
  updated: '2026-11-24',
  rows: [
    { label: 'Our work: licences listed', rings: [2], braid: [[2, 425]] },
    { label: 'A copy: taken down on notice', squares: [2], dotted: [[2, 30]], rings: [30] },
    { label: 'An impostor: not us', squares: [2], dotted: [[2, 425]] },
  ],
  sections: [
    {
      id: 'our-practice',
      heading: 'How we treat copyright in our own work',
      blocks: [
        {
          type: 'paragraph',
          text: 'These rules bind our staff and our subcontractors:',
        },
        {
          type: 'list',
          items: [
            'Every third-party component in a delivery is listed with its version and licence, as a software bill of materials.',
            'Components are used within their licence. Copyleft obligations are put to the client before the component is chosen.',
            'No unlicensed tools, fonts, pictures or data sets are used, in production or on a laptop.',
            'Code written for one client stays with that client and is not used for another.',
            'Security testing tools are used on systems whose owner has agreed in writing, and on no others.',
          ],
        },
        {
          type: 'paragraph',
          text: [
            'What you may do with the content of this website is stated in the ',
            { type: 'link', text: 'terms of use', href: '/terms-of-use' },
            '. We do not help to remove copy protection, licence checks or cheat protection from products of others.',
          ],
        },
      ],
    },
    {
      id: 'notice',
      heading: 'Reporting a copy on this site',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'If you hold a right in something that appears here without permission, write to ',
            { type: 'link', text: company.email, href: `mailto:${company.email}` },
            ' with the subject “Copyright notice”, or by post to ',
            `${company.legalName}, ${company.address.street}, ${company.address.city} ${company.address.postalCode}, ${company.address.country}. `,
            `Visitors can publish nothing here, so a notice concerns our texts, or material that a supplier gave us. Designated agent: ${placeholders.copyrightAgent}. ${placeholderNote} `,
            'In line with the United States Digital Millennium Copyright Act, 17 U.S.C. § 512(c)(3), a notice contains:',
          ],
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'your signature, or that of a person authorised to act for the owner of the right; an electronic one is enough;',
            'the work concerned, or a representative list if there are several;',
            'the material that you say infringes it, with the exact address on this site;',
            'your name, postal address, telephone number and e-mail address;',
            'a statement that you believe in good faith that the use is not authorised by the owner, its agent or the law;',
            'a statement that the notice is accurate and, under penalty of perjury, that you are entitled to act.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We acknowledge a complete notice within one working day, take the material down or explain why not, and tell the supplier if there is one. If something is missing, we say what. A notice that knowingly misstates the facts can make its sender liable under § 512(f), so please consider exceptions such as quotation and fair use first.',
        },
      ],
    },
    {
      id: 'counter-notice',
      heading: 'Answering a notice: the counter notice',
      blocks: [
        {
          type: 'paragraph',
          text: 'A supplier whose material was removed by mistake or misidentification may answer. Under 17 U.S.C. § 512(g)(3) a counter notice contains:',
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'a physical or electronic signature;',
            'the material that was removed and where it appeared before;',
            'a statement under penalty of perjury that you believe in good faith that it was removed by mistake or misidentification;',
            'your name, address and telephone number, your consent to the jurisdiction of the federal district court for your address, or for ours if you live outside the United States, and your agreement to accept service from the sender of the notice.',
          ],
        },
        {
          type: 'paragraph',
          text: 'We pass it on to the sender of the notice. The material is restored no sooner than 10 and no later than 14 business days afterwards, unless we hear by then that the sender has gone to court. Suppliers whose material infringes repeatedly are no longer used.',
        },
      ],
    },
    {
      id: 'copies-elsewhere',
      heading: 'Copies of our work elsewhere',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'Report copies to ',
            { type: 'link', text: company.email, href: `mailto:${company.email}` },
            ', with the address, the date and a screenshot, if you find an article or a package of ours without the notice of its licence, or training material without permission. We compare it with our records, ask the publisher to add the notice or remove the copy, and turn to the host only if that fails. Please do not contact the publisher on our behalf. A confidential report found in public is a leak: report it to the security address below.',
          ],
        },
      ],
    },
    {
      id: 'impostors',
      heading: 'Fake sites, apps and accounts',
      blocks: [
        {
          type: 'paragraph',
          text: `Companies that work with digital assets are imitated in order to steal from their clients. The only website of ${company.name} is ${company.url}; mail comes from the domain of ${company.email}. No account on a social network speaks for us in matters of money, keys or contracts. We have no token, run no exchange, hold no deposits, and offer the public no wallet or app of our own.`,
        },
        {
          type: 'note',
          text: 'We never ask for a seed phrase, a private key, a password, a one-time code or a payment in cryptocurrency, and never ask you in an unexpected call to install remote-control software.',
        },
        { type: 'paragraph', text: 'Signs that something is false:' },
        {
          type: 'list',
          items: [
            'a domain that adds a word, a hyphen or a different ending to our name;',
            'an app that carries our name, in a store or as a file sent by message;',
            'a job offer that asks for a fee, or an interview that ends with code to run on your machine;',
            'an invoice with new bank details. Before you pay, call the number on this site; a number in the message may be the fraudster’s.',
          ],
        },
      ],
    },
    {
      id: 'report-an-impostor',
      heading: 'How to report one, and what follows',
      blocks: [
        {
          type: 'paragraph',
          text: [
            'Report impostors and leaks to ',
            { type: 'link', text: company.securityEmail, href: `mailto:${company.securityEmail}` },
            '. Forward the message as an attachment, or send the full address, the time and a screenshot. Do not sign in, connect a wallet or download anything to gather more. If you have already paid, or typed a secret, tell your bank first, move what can be moved from another device, and then call ',
            { type: 'link', text: company.socWatch.display, href: company.socWatch.href },
            `. ${numberNote}`,
          ],
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'We preserve the evidence and warn clients who may be the target.',
            'We report the domain, host, store or account to its operator, and the address to the lists that browsers use for warnings.',
            'Where people have been harmed, we inform the police and hand over what we hold.',
            'We tell you what came of it, unless an investigation forbids that.',
          ],
        },
        {
          type: 'paragraph',
          text: [
            'If the imitation is of your own company instead, see ',
            { type: 'link', text: 'threat intelligence', href: '/services/threat-intelligence' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies LegalPage;
