import { serviceLayouts } from '../../serviceLayouts';
import { figures } from '../../figures/solutions';
import type { PracticePage } from '../../types';

export const page = {
  kind: 'practice',
  path: '/solutions',
  category: 'solutions',
  title: 'Solutions',
  titleSubject: 'work by industry, under its rules',
  description:
    'Industry work for finance, healthcare, supply chain, retail and gaming: obligations turned into controls, systems, and evidence to show an examiner.',
  summary: 'Five industries, each with its own rules, systems and failure modes, approached by one method.',
  hero: {
    slogan: 'Software designed for the person who will examine it',
    lead: 'Five industries, one method: what the law asks of a system is listed first, and beside it the record that will prove it.',
  },
  figures,
  headings: {
    steps: 'From obligations to a mock examination',
    deliverables: 'What an examiner can be shown',
    standards: 'Rules that cross industries',
    terms: 'Time, and what stays with counsel',
    questions: 'Questions about working by industry',
    related: 'Consulting and examples',
  },
  layout: serviceLayouts.advice,
  introduction: {
    heading: 'The same technology, judged by different people',
    paragraphs: [
      'A queue that loses one message in a great many is a nuisance in a shop, a missing transaction in a bank, a wrong dose in a hospital and a stolen sword in a game. The technology is alike; the tolerance, the vocabulary and the person asking questions afterwards are not. Industry work means knowing which loss matters before the architecture is drawn.',
      'A project of several systems therefore begins with an obligations register; one flow or one page can begin with a smaller study. Every rule that binds the system gets a row: the article, what it means in this case, the control that meets it, the component that carries the control, the evidence it leaves behind and the person who answers for it. Engineers work from the same table that the compliance officer shows to an examiner.',
      'A rule that crosses industries is met once. What one industry adds is on its page below.',
    ],
  },
  signs: {
    heading: 'You gain from an industry team if',
    mark: 'sign',
    items: [
      'A supplier asks you to explain your own regulation to its developers.',
      'Audit findings return each year, because the control exists only in a document.',
      'Two departments each keep a register of the same obligations, with different answers.',
      'A product works in one country and must now be sold in several.',
      'An acquisition has left you with overlapping core systems and one compliance officer.',
    ],
  },
  features: [
    {
      icon: 'document',
      title: 'Article to log line',
      description:
        'Any requirement can be followed down to the code and configuration that satisfy it, and any control back up to its reason.',
    },
    {
      icon: 'people',
      title: 'Two signatures on each decision',
      description: 'Your compliance officer and our architect approve a design together, or it is not built.',
    },
    {
      icon: 'layers',
      title: 'Built around the core you keep',
      description:
        'Ledgers, patient records, warehouse systems and tills stay in place until there is a case for replacing them.',
    },
  ],
  steps: [
    {
      title: 'Obligations workshop',
      description:
        'Your counsel says which rules apply, to whom and from when; risk, operations and engineering list what they touch.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'System and data walk-through',
      description:
        'We follow one real transaction, patient, pallet, basket or player through every system it touches.',
      duration: '2 weeks',
    },
    {
      title: 'Gap and sequence report',
      description: 'Gaps ranked by harm and by deadline, with the order in which they can be closed.',
      duration: '1 week',
    },
    {
      title: 'Delivery in slices',
      description: 'Each release closes named rows of the register and ships with the evidence for them.',
      duration: '3 to 12 months',
    },
    {
      title: 'Mock examination',
      description: 'Someone outside the project asks for proof, at random and against the clock.',
      duration: '2 to 3 days',
    },
  ],
  deliverables: [
    {
      title: 'Obligations register',
      description: 'Living, versioned, and owned by named people on your side.',
    },
    {
      title: 'Reference architecture for your case',
      description: 'Data flows, trust boundaries and the systems of record.',
    },
    {
      title: 'Working releases',
      description: 'In your repositories and accounts, with tests and operating notes.',
    },
    {
      title: 'Evidence index',
      description: 'Where each proof lies, who may see it and how long it is kept.',
    },
  ],
  terms: {
    titles: {
      duration: 'How long',
      limits: 'Limits: what engineers cannot decide',
      asked: 'From you: sponsor, findings, access',
    },
    duration:
      'The first three steps are a study of 4 to 5 weeks at a fixed price and stand on their own. A study of a single flow or page takes 2 to 3. Delivery depends on the gaps found.',
    effort: '25 to 40 person-days for the three steps, 8 to 20 for a single flow or page.',
    asked: [
      'A sponsor whose mandate crosses departments',
      'Open findings of the last two audits or inspections, in your own words',
      'Access to the people who do the work, as well as to those who manage it',
    ],
    limits:
      'We interpret rules as engineers. Opinions on law, notified-body decisions, statutory audits and certificates come from those entitled to give them.',
  },
  dated: true,
  standards: [
    { name: 'ISO/IEC 27001:2022', use: 'One set of security controls onto which industry rules are mapped.' },
    {
      name: 'NIS2 (Directive (EU) 2022/2555)',
      use: 'Reaches hospitals, carriers, food distributors and marketplaces, with duties for management itself.',
    },
    {
      name: 'Cyber Resilience Act (Regulation (EU) 2024/2847)',
      use: 'Products with digital elements on the Union market: reports of exploited vulnerabilities and severe incidents since 11 September 2026, security by design and updates from 11 December 2027.',
    },
    { name: 'ISO 22301', use: 'Continuity targets that operations and IT have agreed to.' },
  ],
  questions: [
    {
      question: 'Our industry is not among the five. Is that a problem?',
      answer: [
        'No. The method holds, and we say where we would be learning. Start from the discipline you need, in ',
        { type: 'link', text: 'the services directory', href: '/services-page' },
        '.',
      ],
    },
    {
      question: 'Do you sell a ready-made platform for each industry?',
      answer:
        'No. We carry over patterns, checklists and test suites of our own, never a client’s code. Products are chosen with you and bought in your name.',
    },
    {
      question: 'Who decides when two rules conflict?',
      answer:
        'Your accountable executive. Retention against erasure is the usual case. We set out the options, the articles behind them and what each costs, and then record the decision.',
    },
  ],
  children: {
    heading: 'The industries, one page each',
    paths: [
      '/industry/finance',
      '/industry/healthcare',
      '/industry/supply-chain',
      '/industry/retail',
      '/industry/gaming',
    ],
  },
  related: [
    { path: '/case-studies', text: 'One true case, and one example for each category.' },
    {
      path: '/services/compliance-and-risk-management',
      text: 'For rules that cut across sectors, such as NIS2 and GDPR.',
    },
    { path: '/custom-software-development', text: 'When the standard product of your sector stops short.' },
    { path: '/it-consulting', text: 'Advice on systems before an industry rule is in question.' },
  ],
  action: {
    heading: 'Name the rule that worries the board',
    text: 'The call is about that one and what meeting it would take. The register is a study; the quote for delivery is made from it.',
  },
} satisfies PracticePage;
