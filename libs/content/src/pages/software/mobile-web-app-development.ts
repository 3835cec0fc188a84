import { figures } from '../../figures/mobile-web-app-development';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/mobile-web-app-development',
  title: 'Mobile & Web App Development',
  description:
    'Mobile and web apps planned for offline use, store review, WCAG 2.2 and the next operating-system release.',
  summary: 'Apps for phone and browser that survive bad networks, store review and the next OS release.',
  category: 'software',
  parent: '/software-development',
  hero: {
    slogan: 'Apps for gloves, tunnels and old phones',
    lead: 'Applications for the conditions people really have: weak signal, one free hand, an ageing device, and a screen reader for some.',
  },
  headings: {
    steps: 'From context study to phased release',
    deliverables: 'Apps, contracts and reports',
    standards: 'Mobile security and accessibility rules',
    terms: 'Months, price and upkeep',
    questions: 'Questions about platforms',
    related: 'Interfaces and audiences',
  },
  layout: serviceLayouts.build,
  figures,
  introduction: {
    heading: 'The device is not yours, and often not online',
    paragraphs: [
      'A web server can be fixed in an hour. An installed app lives on hardware you do not control, in versions you cannot recall, behind a review you do not run. Design has to allow for that.',
      'We decide per case between native, cross-platform, progressive web app and plain responsive site. A field engineer with a scanner has different needs from a shopper who visits twice a year.',
      [
        'Brochure and content sites have a page of their own: ',
        { type: 'link', text: 'web development', href: '/services/web-development' },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'Trouble that an app project should end',
    mark: 'sign',
    items: [
      'Field staff write on paper, because the form loses entries without a signal.',
      'A store rejected your update days before a campaign.',
      'Ratings fall after each operating-system release.',
      'Two code bases implement the same rule differently.',
      'A customer with a disability cannot complete a purchase.',
    ],
  },
  features: [
    {
      icon: 'device',
      title: 'Offline as the normal state',
      description:
        'Screens read and write a local store; an outbox synchronises with idempotency keys. Conflicts are resolved per field by rules users agreed to, never by silent last-write-wins.',
    },
    {
      icon: 'store',
      title: 'Review prepared like an audit',
      description:
        'Privacy labels, permission texts, account deletion, purchase rules and demo credentials are ready before submission. The reviewer finds a script and working credentials.',
    },
    {
      icon: 'people',
      title: 'Access for every user',
      description:
        'VoiceOver, TalkBack, keyboard, large text and reduced motion are tested by hand on devices as well as by tool in the pipeline.',
    },
  ],
  steps: [
    {
      title: 'Context study',
      description:
        'We watch people use the predecessor where they work, and list devices, networks and interruptions.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Platform choice and prototype',
      description:
        'The riskiest interaction, such as scanning or background sync, is tried on real handsets before a framework is chosen.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Build with weekly test builds',
      description:
        'TestFlight, closed Play track and preview URLs. Stakeholders hold the app from the second week.',
      duration: '8 to 16 weeks',
    },
    {
      title: 'Hardening on devices',
      description:
        'Flight mode, full disk, revoked permission, expired session, process death, and an upgrade from the oldest supported version.',
      duration: '2 weeks',
    },
    {
      title: 'Submission, phased release',
      description:
        'Small cohort first, crash-free sessions watched, rollout halted by rule. Server switches can disable a faulty feature.',
      duration: '1 to 3 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Apps under your accounts',
      description: 'Published from your developer accounts, with signing keys in your custody.',
    },
    {
      title: 'Sync contract',
      description: 'Data rules for offline edits, conflicts and retries, with tests.',
    },
    {
      title: 'Device and accessibility report',
      description: 'What was tested, on which models, with findings left open.',
    },
    {
      title: 'Release calendar',
      description: 'OS betas, target-API deadlines, certificate renewals and minimum supported version.',
    },
  ],
  terms: {
    titles: {
      duration: 'Months to the first public version',
      asked: 'From you: accounts and real users',
      priceFactors: 'What makes an app dearer',
      limits: 'Limits: what the stores decide',
    },
    duration:
      '3 to 6 months for a first public version, one platform or two. Study and prototype are ordered first; from them you get a quote for the build and one for yearly upkeep. The test by people who did not write the app, 2 to 3 weeks, is an item of its own.',
    effort: '200 to 450 person-days by 4 people.',
    priceFactors: [
      'Offline depth and conflict rules',
      'Hardware access such as Bluetooth, NFC or camera',
      'Number of platforms, languages and form factors',
      'Payment, identity and health-data duties',
    ],
    asked: [
      'Enrolled developer accounts, which may take weeks',
      'Five to eight real users for each test round',
      'Backend interfaces, or permission to build them',
    ],
    limits:
      'We cannot guarantee store approval, review times or rankings. We do not hide features from reviewers or collect data that the label denies.',
  },
  standards: [
    {
      name: 'OWASP MASVS',
      use: 'Controls for storage, cryptography, network and platform use, verified by MASTG tests.',
    },
    {
      name: 'RFC 8252 with PKCE (RFC 7636)',
      use: 'OAuth sign-in through the system browser, without embedded web views or client secrets.',
    },
    {
      name: 'WCAG 2.2 and EN 301 549',
      use: 'Criteria we use towards the European Accessibility Act, Directive (EU) 2019/882.',
    },
    {
      name: 'Core Web Vitals',
      use: 'Field targets at the 75th percentile: LCP within 2.5 s, INP within 200 ms, CLS at most 0.1.',
    },
  ],
  questions: [
    {
      question: 'Native, React Native, Flutter or the web?',
      answer:
        'Web if reach matters and use is occasional. Cross-platform for most business apps. Native where background work, sensors or long support weigh most. The prototype decides, since the hard part differs each time.',
    },
    {
      question: 'Is a progressive web app a full replacement?',
      answer:
        'Not everywhere. On iOS, web push requires installation to the home screen, background sync is missing, and Safari may evict the storage of a site left unused. For weeks of offline fieldwork we would install an app.',
    },
    {
      question: 'Should we pin certificates?',
      answer:
        'Rarely. A lost or rotated key then locks every user out until an update. We pin for high-risk interfaces only, to a backup key as well, and with a server-side way of retiring pins.',
    },
    {
      question: 'What does upkeep involve?',
      answer:
        'Each year brings OS releases, target-API deadlines and SDK changes. An app left alone first loses the right to publish updates, later its visibility to new users. We plan several small maintenance releases a year.',
    },
  ],
  related: [
    { path: '/api-development-integration', text: 'The backend contract that the app synchronises with.' },
    {
      path: '/services/web-development',
      text: 'A public site, if installation is more than visitors will do.',
    },
    { path: '/industry/retail', text: 'Apps for shops: loyalty, stock and staff.' },
    {
      path: '/services/penetration-testing',
      text: 'Tests of app and backend by people who wrote neither.',
    },
  ],
  action: {
    heading: 'Take us where the app will be used',
    text: 'Half a day on shift with your users opens the context study and shows what no workshop will. Tell us where that would be.',
  },
} satisfies ServicePage;
