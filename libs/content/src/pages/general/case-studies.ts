import { company } from '../../company';
import type { CaseStudiesPage, RealCase } from '../../types';

const measure = (title: string, name: string) => [title, name, '', ''] as const;

/** The true case study. Its measures are rows of docs/performance.md, so that no figure is written twice. */
const thisWebsite = {
  id: 'this-website',
  start: 'apart',
  names: ['Services', 'Forms', 'Chat', 'Any host'],
  held: ['Site', 'Source code'],
  title: 'This website, with the commands that check it',
  category: 'software',
  client: `True case: ${company.name} itself`,
  short: 'This website',
  asked:
    'A public site for a wide range of services, with forms and a chat, that works without JavaScript, sets no cookies, loads nothing from third parties and can move to another host.',
  work: [
    'All pages are rendered ahead of time. A visitor reads and follows links before any script has arrived; header, footer, chat and forms start when the browser is idle.',
    'Components, effects, the keyword matcher of the chat and the texts are packages under the MIT licence, with a Storybook, types and reports of their public interface.',
    'Each document has its own content security policy, under which inline code runs only by its hash. Headers, redirects and caching have one definition for every kind of host.',
    'An inbox of our own can receive the forms. Where it runs, it stores no network address and deletes each inquiry on its day; elsewhere the forms use e-mail or a delivery service.',
  ],
  result: [
    'The site that you are reading does what was asked. It does not meet every target that we set for it: ',
    { type: 'link', text: 'This website, measured', href: '/case-studies#measured' },
    ' begins with those it misses.',
  ],
  summary: [
    'Two tables have every measure of our last series, first the targets that were missed.',
    `The main reasons are large documents, whose style and layout take time, and React with its router. Page changes, keys and what they open are medians with the processor slowed down: how late each answers on a slow phone. Any other row shows the worst of the pages measured, the largest of each kind, on simulated slow 4G; the page for unknown addresses is exempt from two of the scores. The source, under the MIT licence, comes on request: write to ${company.email}. Lighthouse in your own browser needs none\u00a0of\u00a0it.`,
  ],
  measured: [
    measure('Lighthouse: performance', 'performance score'),
    measure('Lighthouse: accessibility', 'accessibility score'),
    measure('Lighthouse: best practices', 'best practices score'),
    measure('Lighthouse: search', 'SEO score'),
    measure('First paint, times that of a small document', 'first contentful paint, × floor'),
    measure('Largest paint, times that of a small document', 'largest contentful paint, × floor'),
    measure('Processor time, times that of a small document', 'main-thread time, × floor'),
    measure('Layout shift', 'cumulative layout shift, worst run'),
    measure('Blocking beyond the small document, ms', 'total blocking time beyond the floor, ms'),
    measure('Blocking in the worst run, ms', 'the same of the worst run, ms'),
    measure('Longest task, ms', "longest task, ms, unless it is not longer than the floor's"),
    measure('Whole page with its fonts, kB', 'whole page, kB'),
    measure('Document, kB', 'document with critical CSS, kB'),
    measure('Script without particles, kB', "script at rest without the particles' code, kB"),
    measure('Requests', 'requests'),
    measure('Elements', 'elements'),
    measure('Page change, prefetched, ms', 'page change, prefetched'),
    measure('First page change, ms', 'page change, the hover is the first input'),
    measure('Key in a form, ms', 'keys in a form'),
    measure('Menu, ms', 'menu'),
    measure('Services panel, ms', 'Services panel'),
    measure('Disclosure, ms', 'disclosure'),
    measure('Theme, ms', 'theme'),
    measure('Chat opens, ms', 'chat opens'),
    measure('Key in the chat, ms', 'keys in the chat'),
  ],
  headline: ['Lighthouse: performance', 'Whole page with its fonts, kB'],
  commands: [
    { title: 'npm start', description: 'builds the site and serves it with its inbox' },
    {
      title: 'npm test',
      description:
        'types, lint, units, page size, policy, use without script, a page of each kind with axe in both themes',
    },
    { title: 'npm run bench', description: 'repeats the measurements of pages on your machine' },
    {
      title: 'npm run bench interactions',
      description: 'repeats those of menu, theme and chat',
    },
    {
      title: 'npm run bench changes',
      description: 'repeats those of page changes',
    },
    {
      title: 'npm run check:site <URL>',
      description: 'checks headers, redirects and caching of any running copy',
    },
    { title: 'npm run storybook', description: 'shows every component with its states' },
  ],
  wrong: [
    'The first version started the application at once, which delayed the largest paint on a slow phone.',
    'The font was optional at first. Safari then showed the whole first page in its fallback; now the font replaces it on arrival, and hardly a line moves.',
    'The directory cannot be searched without JavaScript, though all of it can be read.',
    'Some documents with figures are larger than what a connection sends at once and need one more round trip. That is still so.',
    'Accessibility has been assessed by automated checks and by ourselves. Neither real screen readers nor people with disabilities have tested the site yet. For a client, the readers come before launch.',
  ],
  services: ['/services/web-development', '/services/application-security'],
} satisfies RealCase;

export const page = {
  kind: 'case-studies',
  path: '/case-studies',
  title: 'Case Studies',
  titleSubject: 'one real, seven illustrative',
  description:
    'One true case study, this website, with figures you can check, and seven illustrative ones: the situation, the work in order, the time it takes and the result.',
  summary: 'One true case, this website, and seven illustrative ones, one for each category.',
  hero: {
    slogan: 'One you can check, seven that show the order of work',
    lead: 'The first is this website: its figures are those of our last series, recorded in November 2026. The others are examples and describe no client.',
  },
  notice:
    'The studies from here on are illustrative. Each shows how such work goes; the clients are not real organisations and the results are not measurements.',
  real: thisWebsite,
  studies: [
    {
      id: 'settlement-ledger',
      start: 'apart',
      names: ['Bank A’s list', 'Bank B’s list', 'Bank C’s list', 'Bank D’s list'],
      held: ['Rule book', 'Source code'],
      title: 'One settlement record for banks that share nothing else',
      category: 'blockchain',
      client: 'Example: a clearing group of regional banks',
      short: 'Banks',
      problem:
        'Each member keeps its own list of mutual claims. Every month the lists disagree, and clerks settle the differences by telephone. No member would let another host the database, and founding a company owned by all of them would take longer than the project.',
      work: [
        'A decision memo of 2 weeks that compares a hosted database, a trustee and a permissioned ledger, and records why the ledger wins.',
        'A network in which each bank runs its own validating node, with membership, voting and expulsion set down in a rule book that the legal departments can sign.',
        'Contracts for netting and dispute, small enough to be read aloud in a workshop with the operations staff.',
        'Connectors to two core banking systems, and a file interface for members without an API.',
        'A penetration test of nodes, keys and administration by testers who did not build them, and an exercise in losing one member for a day.',
        'An audit of the contracts by another firm, before claims are settled through them.',
      ],
      result:
        'There is no telephone round at month end: a difference shows on the day it arises, with both entries beside it. The members hold the source code, the rule book and a node manual, which are meant to be enough for a second supplier to run the network.',
      duration: [
        { type: 'strong', text: '5 to 9 months' },
        ' from charter to production, test and audit not counted.',
      ],
      services: [
        '/private-blockchain-solutions',
        '/blockchain-consulting-integration',
        '/services/penetration-testing',
      ],
    },
    {
      id: 'timelocked-treasury',
      start: 'single',
      names: ['Trustee’s key'],
      held: ['Charter', 'Contracts'],
      title: 'A treasury that no single signature can empty',
      category: 'web3',
      client: 'Example: a foundation that funds open-source work',
      short: 'Foundation',
      problem:
        'Grants are paid from a wallet whose key is held by one trustee. Donors ask what would happen if he were ill, careless or pressed. A member vote exists, but it is advice on a forum and nothing enforces it.',
      work: [
        'Interviews with donors, trustees and grantees, ending in a table of who may decide what, up to which amount.',
        'Governance contracts with proposal, vote, timelock and a guardian who may cancel what is queued, its own replacement excepted, and start nothing.',
        'Signing through EIP-712 messages that a hardware wallet shows in readable words.',
        'An independent audit by another firm before money moves, with our answers published next to its findings.',
        'Two rehearsals on a test network, one of them with a malicious proposal that members have to notice.',
      ],
      result:
        'Payments follow votes, after a waiting period in which anyone can object and the guardian can cancel. The trustee no longer carries the key. The foundation keeps a plain-language charter that matches the contracts clause by clause.',
      duration: [{ type: 'strong', text: '13 to 17 weeks' }, ' until the handover, audit included.'],
      services: ['/web3-solutions/dao', '/smart-contract-development'],
    },
    {
      id: 'stopped-on-a-sunday',
      start: 'cut',
      names: ['Files', 'Orders', 'Labels', 'Backups'],
      held: ['Board report', 'Detections'],
      title: 'Ransomware stopped on a Sunday, plants back during the week',
      category: 'cybersecurity',
      client: 'Example: a manufacturer with several plants',
      short: 'Manufacturer',
      problem:
        'File servers begin to encrypt during a weekend shift, and the plants stand still, because orders and labels come from those servers. Backups exist, but nobody knows whether the intruder has reached them. The plant managers want to restart at once. The insurer wants evidence untouched.',
      work: [
        'Containment first, because damage is spreading: one call to the duty manager, then affected servers isolated and service accounts disabled. The controllers of the plants have a network of their own and are left alone.',
        'Memory taken at the same time and disk images before any cleaning, logged for chain of custody.',
        'A timeline from the first phishing message to the last command, set against MITRE ATT&CK techniques.',
        'Rebuilding in an agreed order from backups proven to predate the intrusion.',
        'A review set out along NIST SP 800-61 Rev. 3, then endpoint detection and 24/7 monitoring across all sites.',
      ],
      result:
        'Plants reopen one after another during the week, from systems known to be clean. The board has a report that it can give to the insurer and the data protection authority without editing. The route that was used is closed, and a detection exists for each sign that was there beforehand.',
      duration: [
        { type: 'strong', text: '1 to 4 weeks' },
        ' until the incident itself is closed. Endpoint detection and monitoring are orders of their own, live 4 to 9 weeks after they begin.',
      ],
      services: [
        '/services/incident-response',
        '/services/forensic-investigations',
        '/services/endpoint-security',
        '/services/managed-security-services',
      ],
    },
    {
      id: 'sliced-scheduling',
      start: 'copies',
      names: ['Clinic A', 'Clinic B', 'Clinic C', 'Clinic D'],
      held: ['One calendar', 'Code and API'],
      title: 'An appointment system replaced while the clinics stay open',
      category: 'software',
      client: 'Example: a group of outpatient clinics',
      short: 'Clinics',
      problem:
        'The booking system was written for one clinic and copied to the others, each copy altered since. Patients are double-booked across sites. The maker has closed, and no one dares to update the server below it.',
      work: [
        'A reading of all copies, to separate local habit from real medical rules.',
        'A tenant model in which a clinic sets its own hours and forms while the record of the patient stays one.',
        'A thin interface in front of the old system, through which new parts take over one function at a time.',
        'Access by role, consent records and an audit trail designed with the data protection officer for what the GDPR asks of health data.',
        'Training at each reception desk on the day before its change, and a person on site on the day.',
      ],
      result:
        'The last copy is switched off after a month in which nobody has opened it. Clinics see one calendar. The group owns the code, an API for its laboratory partner, and tests that describe the scheduling rules.',
      duration: [
        { type: 'strong', text: '5 to 11 months' },
        ' for a replacement of this kind, testing not counted.',
      ],
      services: [
        '/custom-software-development',
        '/saas-development',
        '/api-development-integration',
        '/industry/healthcare',
      ],
    },
    {
      id: 'release-on-thursday',
      start: 'loops',
      names: ['Four nights a year'],
      held: ['Handbook', 'Measures'],
      title: 'From a release night each quarter to an ordinary Thursday',
      category: 'consulting',
      client: 'Example: a retailer with shops and an online store',
      short: 'Retailer',
      problem:
        'Software goes live four times a year, at night, with three teams on a call and a checklist that differs in each copy. A failed release in the season has made management cautious, so changes grow larger, and larger changes fail more often.',
      work: [
        'A map of one change from idea to till, with the waiting time written at each handover.',
        'Build, test and deployment made into one pipeline, first for the service that changes most.',
        'Feature flags, so that code can go out dark and be shown to one shop.',
        'An on-call rota shared by developers and operations, with alerts rewritten until each one asks for an action.',
        'A freeze rule for the season that the business can understand and lift.',
      ],
      result:
        'Releases happen in working hours, without the call at night, and are taken back by a switch. Teams own a delivery handbook in their own words, with their delivery measures charted from the pipeline and from no other source.',
      duration: [{ type: 'strong', text: '3 to 6 months' }, ' until releases are made this way.'],
      services: ['/devops-agile-consulting', '/cloud-solutions-integration', '/industry/retail'],
    },
    {
      id: 'cold-chain',
      start: 'pieces',
      names: ['Carrier A', 'Carrier B', 'Carrier C', 'Carrier D'],
      held: ['One record', 'Interface'],
      title: 'A temperature record that every carrier accepts',
      category: 'solutions',
      client: 'Example: a shipper of refrigerated medicines',
      short: 'Shipper',
      problem:
        'Sensors record each pallet, but the readings are kept by whichever carrier holds it at the time. After a spoiled load, all parties produce their own file. Insurers pay late and quality staff release goods on trust.',
      work: [
        'A workshop with carriers and the insurer on the few events that liability turns on: handover, excursion, release.',
        'Readings signed at the gateway and their digests anchored on a shared ledger, with the bulk data off chain.',
        'Events in GS1 EPCIS 2.0, so that no partner has to learn a private one.',
        'A release screen for quality staff that shows the unbroken record, or the exact gap in it.',
        'A fallback procedure on paper for a lane without connectivity, tested on a real lorry.',
      ],
      result:
        'Disputes are about what to do and no longer about what happened. Quality staff release or block with a record in front of them. Carriers join through a published interface description.',
      duration: [{ type: 'strong', text: '3 weeks' }, ' for the first lane, traced as a study.'],
      services: [
        '/industry/supply-chain',
        '/blockchain-consulting-integration',
        '/api-development-integration',
      ],
    },
    {
      id: 'members-portal',
      start: 'faded',
      names: ['Framework', 'Server', 'Domain', 'Card form'],
      held: ['New site', 'Passwords'],
      title: 'A members’ portal that has outlived its maker',
      category: 'other',
      client: 'Example: a professional association',
      short: 'Association',
      problem:
        'The portal for members runs on a framework without updates, on a server in a former volunteer’s account. Renewals pass through a form that sends card numbers by e-mail. The board has a small budget and an annual meeting in spring.',
      work: [
        'A consultation memo that puts the card form first and everything else second.',
        'Payment moved to a provider’s hosted page, which takes card data off the server and most PCI DSS requirements out of scope.',
        'Domain, hosting and certificates transferred into accounts of the association.',
        'A new site of accessible templates to WCAG 2.2 AA, with content moved by the members who know it.',
        'A review against OWASP ASVS level 2 by testers who did not write the site, since members sign in and pay, and a calendar of updates for the office.',
      ],
      result:
        'Members renew without help and the office no longer handles card data. The association holds every password to its own website, in a vault with two keepers.',
      duration: [
        { type: 'strong', text: '10 to 17 weeks' },
        ' for memo and site together, 2 to 3 more for the review. The updates of a year fit on one page.',
      ],
      services: ['/services/consultation', '/services/web-development', '/services/penetration-testing'],
    },
  ],
  action: {
    heading: 'Describe your own case',
    text: 'Send the situation as it is today and what depends on it. You receive a first view in writing: the work, and what is uncertain about the result.',
  },
} satisfies CaseStudiesPage;
