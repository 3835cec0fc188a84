import { figures } from '../../figures/web-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/web-development',
  title: 'Web Development',
  titleSubject: 'fast, accessible websites',
  description:
    'Public websites, shops and portals, built to WCAG 2.2 and a written performance budget, handed over with source, tests and editing rights.',
  summary: 'Public websites and shops that load fast, work for everybody and belong to you.',
  category: 'software',
  parent: '/services',
  hero: {
    slogan: 'Websites that are fast, findable and yours to keep',
    lead: 'Public sites, shops and customer portals, built in standard HTML, tested on slow phones and with screen readers, and handed over complete.',
  },
  headings: {
    steps: 'From content inventory to aftercare',
    deliverables: 'What belongs to you after launch',
    standards: 'Accessibility and security criteria',
    terms: 'Time to launch, price and scope',
    questions: 'Questions about platforms and search',
    related: 'Applications behind the website',
  },
  layout: serviceLayouts.build,
  figures,
  introduction: {
    heading: 'What is built, and what is left out',
    paragraphs: [
      'This service covers sites for the public, from design to launch: company sites, documentation, shops, booking and customer portals. Pages are rendered on the server or ahead of time, so that text is there before any script runs. Editors get a content system that fits their work, and a preview that tells the truth.',
      [
        'Internal business systems are a different trade, described under ',
        {
          type: 'link',
          text: 'custom software development',
          href: '/custom-software-development',
        },
        '; apps for the stores are covered under ',
        { type: 'link', text: 'mobile and web apps', href: '/mobile-web-app-development' },
        '. We use a page builder when it is the honest answer, and say so before you pay for more.',
      ],
    ],
  },
  signs: {
    heading: 'When a rebuild is cheaper than repair',
    mark: 'sign',
    items: [
      'Field data shows slow pages on phones and every fix adds another plugin.',
      'Editors ask a developer to change a sentence.',
      'An accessibility complaint has arrived, or the European Accessibility Act covers your shop.',
      'The agency that built the site holds the only copy of the source.',
      'Search visits fall after each relaunch because old addresses were not redirected.',
    ],
  },
  features: [
    {
      icon: 'gauge',
      title: 'A budget for bytes',
      description:
        'Page weight, script size and Core Web Vitals have limits in the contract. A build that exceeds them needs your written consent.',
    },
    {
      icon: 'people',
      title: 'Tested by keyboard and ear',
      description:
        'Automated checks run on every commit; each template is also walked through by keyboard and with two screen readers.',
    },
    {
      icon: 'key',
      title: 'Accounts in your name',
      description:
        'Domain, hosting, repository, analytics and content system are registered to you from the first day.',
    },
  ],
  steps: [
    {
      title: 'Goals and content inventory',
      description:
        'Who comes, for what, and what is on the present site: every address, its visits and its fate.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Structure and prototype',
      description:
        'Navigation, page types and real text in a clickable prototype, tried on five people from the audience.',
      duration: '2 weeks',
    },
    {
      title: 'Design and templates',
      description:
        'Components for colour, type and forms, built once, documented, and shown in both themes and at phone width.',
      duration: '2 to 4 weeks',
    },
    {
      title: 'Build and content entry',
      description:
        'Templates, search, forms, payment or booking, with a preview address that updates on every change.',
      duration: '3 to 6 weeks',
    },
    {
      title: 'Hardening and launch',
      description:
        'Security headers, redirects, load test, consent, backup and rollback, tried before the domain moves.',
      duration: '1 week',
    },
    {
      title: 'Aftercare',
      description:
        'Field measurements, crawl errors and editor questions are watched and corrected. It comes on top of the repair of defects in the contract.',
      duration: '30 days',
    },
  ],
  deliverables: [
    {
      title: 'The site and its source',
      description: 'Repository with history, tests and build instructions that a new developer can follow.',
    },
    { title: 'Component catalogue', description: 'Every part with its states and its accessibility notes.' },
    {
      title: 'Redirect map',
      description: 'Each old address and its new one, tested, to keep links and search standing.',
    },
    {
      title: 'Accessibility report',
      description:
        'Results by WCAG criterion, with known exceptions and dates, ready for your public statement.',
    },
    {
      title: 'Editor guide',
      description: 'One hour of training and a short manual with pictures of your own site.',
    },
  ],
  terms: {
    titles: {
      duration: 'Time to launch, and aftercare',
      priceFactors: 'Price: page types, not pages',
      asked: 'What we need from your editor',
      limits: 'Left out of the work',
    },
    duration:
      '9 to 15 weeks to launch for a company site or a mid-sized shop, then 30 days of aftercare; a small site takes 4 to 6 weeks. If its page types can be listed, a site is quoted after the call; otherwise goals and prototype are ordered first, as a study. Testers who did not build it need 2 to 3 weeks more, itemised in the quote.',
    effort: '70 to 140 person-days by 2 or 3 people, 25 to 50 for a small site.',
    priceFactors: [
      'Number of distinct page types, rather than pages',
      'Languages and editorial workflow',
      'Integrations: payment, stock, CRM, booking, single sign-on',
      'Content to be migrated and its condition',
    ],
    asked: [
      'One editor with authority over text',
      'Final copy for each page type before templates are frozen',
      'Access to current hosting, DNS and analytics',
    ],
    limits:
      'We promise no search ranking. We write no legal texts, and we do not ship overlays that claim to make a site accessible. Advertising and social media campaigns are not part of the work.',
  },
  standards: [
    {
      name: 'WCAG 2.2, level AA',
      use: 'The acceptance criterion for every template, checked by tools and by hand.',
    },
    {
      name: 'European Accessibility Act (Directive (EU) 2019/882)',
      use: 'Decides whether a consumer shop or service in the EU is in scope and what its accessibility information must state.',
    },
    { name: 'OWASP ASVS', use: 'Level 1 for brochure sites and level 2 where people sign in or pay.' },
    {
      name: 'PCI DSS v4.0.1',
      use: 'Card fields stay with the payment provider; scripts on payment pages are inventoried under 6.4.3 and watched under 11.6.1 where they apply.',
    },
  ],
  questions: [
    {
      question: 'Which framework do you use?',
      answer:
        'The one your future maintainers can hire for. Mostly static or server rendering with TypeScript; WordPress where an editorial team lives in it. The reasons are written down.',
    },
    {
      question: 'Can we keep our content system?',
      answer:
        'Often, by giving it a new front end. We test its API and its permissions in the first 2 weeks and tell you what would have to go.',
    },
    {
      question: 'Will we lose search traffic at launch?',
      answer:
        'Expect some movement for several weeks. Complete redirects, unchanged addresses where possible and a crawl of both sites keep it small.',
    },
  ],
  related: [
    { path: '/custom-software-development', text: 'Portals and systems with rules of their own.' },
    {
      path: '/mobile-web-app-development',
      text: 'When visitors need a camera, offline use or push messages.',
    },
    {
      path: '/services/penetration-testing',
      text: 'An attack by hand on checkout, accounts and third-party scripts.',
    },
    {
      path: '/api-development-integration',
      text: 'Connects the website to stock, booking or customer data.',
    },
  ],
  action: {
    heading: 'Show us the present site',
    text: 'Send the address and what it fails at. We look at it before the call and tell you whether repair would do.',
  },
} satisfies ServicePage;
