import { figures } from '../../figures/compliance-and-risk-management';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/compliance-and-risk-management',
  title: 'Compliance and Risk Management',
  description:
    'One control set mapped to ISO/IEC 27001, SOC 2, GDPR, DORA and the rest, with owners, an evidence calendar and a risk register kept current.',
  summary: 'One control set for all your obligations, with the evidence and the risk register kept current.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'One control set for every rulebook you answer to',
    lead: 'Your obligations, mapped to a single set of controls with owners and dates, and a calendar that keeps the evidence fresh.',
  },
  headings: {
    steps: 'How the first evidence cycle is set up',
    deliverables: 'Registers, policies and evidence',
    standards: 'Frameworks mapped to one control set',
    terms: 'Cycle, charges and limits',
    questions: 'Questions about certification and audit',
    related: 'Audits, risk and leadership',
  },
  layout: serviceLayouts.continuous,
  figures,
  introduction: {
    heading: 'A programme that survives between audits',
    paragraphs: [
      'Many organisations answer to several rulebooks that ask for much the same things in different words. We write each control once, map it to every clause it satisfies, and keep its evidence current: access reviews, restore tests, supplier checks, policy approvals. Preparing for the next audit then means exporting a folder.',
      [
        'This is the running programme, all year. The measurement that feeds it is a ',
        { type: 'link', text: 'cyber risk assessment', href: '/services/cyber-risk-assessment' },
        ', a project with an end. The independent check on it is an audit by another firm, because we run the programme; our own ',
        { type: 'link', text: 'security audits', href: '/services/security-audits' },
        ' are for controls in which we had no hand.',
      ],
    ],
  },
  signs: {
    heading: 'Symptoms of compliance by spreadsheet',
    mark: 'failure',
    items: [
      'Each new customer framework starts another spreadsheet.',
      'Evidence is collected in the two weeks before the auditor arrives.',
      'Policies name systems that were retired years ago.',
      'Suppliers were assessed at purchase and never since.',
      'You have learnt that NIS2 or DORA applies, and it has no owner yet.',
    ],
  },
  features: [
    {
      icon: 'checklist',
      title: 'Write once, map many',
      description:
        'A control such as quarterly access review appears a single time, with the clauses it serves listed beside it.',
    },
    {
      icon: 'clock',
      title: 'Evidence on a calendar',
      description:
        'Owners get a task with an example of what good evidence looks like. Where an API can supply it, no one is asked.',
    },
    {
      icon: 'alert',
      title: 'Exceptions that expire',
      description:
        'Every deviation has an owner, a reason and an end date. What is not renewed comes back to the committee.',
    },
  ],
  steps: [
    {
      title: 'Obligations register',
      description:
        'Laws, contracts and standards are listed with your counsel, each with the entities and data that it touches.',
      duration: '2 weeks',
    },
    {
      title: 'Control set and mapping',
      description:
        'Existing practice is turned into control statements, mapped clause by clause; gaps are named.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Policies and owners',
      description:
        'A short policy set that people can follow, approved by management, with a named owner for each control.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Tooling and first cycle',
      description:
        'Your governance platform or a plain repository is set up and one full round of evidence is collected.',
      duration: '4 to 6 weeks',
    },
    {
      title: 'Calendar in use',
      description:
        'Chasing, reviewing and filing evidence, maintaining the risk register, assessing suppliers, reporting each quarter.',
      duration: 'Ongoing',
    },
  ],
  deliverables: [
    {
      title: 'Obligations register',
      description: 'Source, clause, applicability decision and its reason, reviewed twice a year.',
    },
    {
      title: 'Control matrix',
      description: 'Controls against frameworks, including the ISO/IEC 27001 statement of applicability.',
    },
    {
      title: 'Policy set',
      description: 'Ten to fifteen documents in your wording, version-controlled, with approval records.',
    },
    {
      title: 'Risk and exception registers',
      description: 'Current entries with owner, treatment and expiry.',
    },
    {
      title: 'Supplier file',
      description:
        'Criticality, assurance received and contract clauses; for DORA, the data behind the register of information.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration: first evidence, then until notice',
      asked: 'What your organisation commits',
      priceFactors: 'Price: frameworks, entities and suppliers',
      limits: 'What compliance does not prove',
    },
    duration:
      '11 to 15 weeks to the first complete evidence cycle. The calendar then runs until notice of three months; no year has to be completed. The obligations register is ordered first; set-up is quoted from it.',
    effort: '60 to 90 person-days to the first cycle, then 3 to 6 a month.',
    priceFactors: [
      'Frameworks and jurisdictions in force',
      'Legal entities and business units',
      'Suppliers that need assessment',
      'How much evidence can be drawn by API',
    ],
    asked: [
      'Control owners with time set aside for the work',
      'A management committee that meets at least quarterly',
      'Counsel to settle which laws apply',
    ],
    limits:
      'Compliance is evidence of a minimum, and a compliant organisation can still be breached. We interpret standards; the interpretation of law belongs to your counsel. We do not issue certificates or attestation reports.',
  },
  standards: [
    {
      name: 'ISO/IEC 27001:2022',
      use: 'The management system into which the control set fits, from risk treatment to management review.',
    },
    {
      name: 'SOC 2 (AICPA Trust Services Criteria)',
      use: 'Mapped control by control; evidence is dated so that a Type 2 period can be covered.',
    },
    {
      name: 'DORA (Regulation (EU) 2022/2554)',
      use: 'For financial entities: the ICT risk framework, incident classification and third-party register.',
    },
    {
      name: 'NIS2 (Directive (EU) 2022/2555)',
      use: 'Article 21 measures and Article 23 reporting, as transposed where you operate.',
    },
    {
      name: 'GDPR and HIPAA',
      use: 'Security of processing, records and breach duties for personal data and US health information.',
    },
  ],
  questions: [
    {
      question: 'Do we need a governance platform?',
      answer:
        'With one framework and fewer than fifty people, usually not. Beyond that it saves chasing. We work in whichever you own and keep an export that outlives it.',
    },
    {
      question: 'How long until ISO/IEC 27001 certification?',
      answer:
        'Plan for 6 to 12 months: the certification body wants to see the system operating, with an internal audit and a management review behind it.',
    },
    {
      question: 'Can you also audit us?',
      answer:
        'No. What we run is audited by another firm, and we brief it. The evidence is kept so that it can work without us.',
    },
    {
      question: 'Does it cover the AI Act?',
      answer: [
        'As one more rulebook: a register of models with purpose, role and risk class, controls mapped to the duties that follow, and dates. What the register holds is described in ',
        { type: 'link', text: 'an article', href: '/blog#ai-act-register' },
        '.',
      ],
    },
  ],
  related: [
    {
      path: '/services/security-audits',
      text: 'For entities and suppliers whose controls we do not run.',
    },
    {
      path: '/services/cyber-risk-assessment',
      text: 'Ranks risks in money, so that controls follow the ranking.',
    },
    {
      path: '/services/cybersecurity-consulting',
      text: 'A security lead, if no one owns the programme yet.',
    },
    { path: '/industry/finance', text: 'Detail on DORA, PCI DSS and payment supervision.' },
  ],
  action: {
    heading: 'List what you answer to',
    text: 'Name the frameworks and contracts that worry you. Our opinion says where they overlap most; the mapping itself is the second step.',
  },
} satisfies ServicePage;
