import { serviceLayouts } from '../../serviceLayouts';
import { figures } from '../../figures/cybersecurity-consulting';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/cybersecurity-consulting',
  title: 'Cybersecurity Consulting',
  description:
    'A senior security lead by the month: current and target profile, a funded roadmap, supplier oversight and reporting the board can use.',
  summary: 'A part-time security lead who sets direction, owns the roadmap and reports to the board.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Security leadership without a vacancy to fill',
    lead: 'A named senior adviser, often called a virtual CISO, who sets the direction of your security programme and stays to see it carried out.',
  },
  figures,
  headings: {
    steps: 'The adviser’s first months',
    deliverables: 'What the mandate produces',
    standards: 'References for the adviser’s work',
    terms: 'Duration, notice and limits',
    questions: 'Questions before appointing an adviser',
    related: 'Shorter ways to get advice',
  },
  layout: serviceLayouts.continuous,
  introduction: {
    heading: 'Direction, held over time',
    paragraphs: [
      'Some organisations need a chief information security officer 2 days a month, or for 9 months until one is hired. Our adviser takes that role by agreement: establishes where you stand, agrees where you need to be, builds the roadmap and budget, and chairs the meeting in which progress is checked.',
      [
        'This is a mandate of months, confined to security. For a single technical or commercial question of any kind, book a ',
        { type: 'link', text: 'consultation', href: '/services/consultation' },
        ' and have the memo in 1 to 2 weeks. The evidence and policy work that a programme sets in motion is done under ',
        {
          type: 'link',
          text: 'compliance and risk management',
          href: '/services/compliance-and-risk-management',
        },
        '.',
      ],
    ],
  },
  signs: {
    heading: 'What a missing security lead looks like',
    mark: 'failure',
    items: [
      'Security is the second job of the head of infrastructure.',
      'Tools are bought after each incident, without a list of what is still missing.',
      'Enterprise customers ask for a named security owner and their questionnaires stall deals.',
      'The board hears about security once a year, in acronyms.',
      'The CISO has left and the search will take two quarters.',
    ],
  },
  features: [
    {
      icon: 'people',
      title: 'One named adviser',
      description:
        'The same senior person each month, with a deputy who has read the file. Specialists come in for a purpose and leave again.',
    },
    {
      icon: 'map',
      title: 'A roadmap with money in it',
      description:
        'Every initiative states cost, internal effort, the risk it addresses and what is postponed if it is approved.',
    },
    {
      icon: 'handshake',
      title: 'No resale',
      description:
        'Advisers take no commission on products, and our own services are listed beside at least one alternative.',
    },
  ],
  steps: [
    {
      title: 'Mandate',
      description:
        'Reporting line, decision rights, days a month, access and confidentiality are written down and signed by the executive sponsor.',
      duration: '1 week',
    },
    {
      title: 'Current profile',
      description:
        'Interviews and evidence across the six functions of NIST CSF 2.0 show what is in place, partly in place and absent.',
      duration: '3 to 4 weeks',
    },
    {
      title: 'Target profile and roadmap',
      description:
        'The target follows from obligations, customers and appetite for risk. The gap becomes a sequence of 12 to 18 months.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Monthly steering',
      description:
        'The adviser chairs the security committee, clears obstacles, reviews suppliers and changes, and answers customer questionnaires with your team.',
      duration: 'Monthly',
    },
    {
      title: 'Board report',
      description: 'A quarterly paper on exposure, progress, incidents and the decisions required.',
      duration: 'Quarterly',
    },
    {
      title: 'Handover',
      description:
        'When you hire, the adviser helps to interview, briefs the successor and leaves the files in order.',
      duration: '4 to 6 weeks',
    },
  ],
  deliverables: [
    {
      title: 'Current and target profiles',
      description: 'One line per outcome, with the evidence seen and the gap in words.',
    },
    { title: 'Funded roadmap', description: 'Initiatives, owners, cost and sequence, revised each quarter.' },
    {
      title: 'Governance set',
      description: 'Security charter, committee terms of reference, and a matrix of who decides what.',
    },
    {
      title: 'Board papers',
      description: 'Measures that stay the same from quarter to quarter, so that trends can be seen.',
    },
    {
      title: 'Customer answer library',
      description: 'Reviewed answers to recurring questionnaire items, each with its source.',
    },
  ],
  terms: {
    titles: {
      duration: 'Duration and notice',
      priceFactors: 'What the quote counts',
      asked: 'What the adviser needs from you',
      limits: 'Limits: you stay accountable',
    },
    duration:
      '6 to 18 months, with one month of notice on either side after the roadmap is delivered. Profile and roadmap have a fixed price, the months after them one by the day.',
    effort: '15 to 25 adviser-days for profile and roadmap, then 2 to 6 a month.',
    priceFactors: [
      'Adviser days each month',
      'Entities, countries and regulators involved',
      'Whether interim line management of a team is included',
      'Attendance on site and at board meetings',
    ],
    asked: [
      'A sponsor in the executive team with budget authority',
      'Access to risk, audit and incident records',
      'A place on the agenda of the management meeting',
    ],
    limits:
      'The adviser recommends and steers; legal accountability stays with your management body, which NIS2 and DORA both say in plain terms. We do not serve as your statutory data protection officer or give legal advice.',
  },
  standards: [
    {
      name: 'NIST CSF 2.0',
      use: 'The Govern function and the organisational profiles structure the gap analysis and every report after it.',
    },
    {
      name: 'ISO/IEC 27001:2022',
      use: 'Where certification is a goal, roles, objectives and management review are set up so that they satisfy its clauses from the start.',
    },
    {
      name: 'NIS2 (Directive (EU) 2022/2555), Article 20',
      use: 'Management bodies approve and oversee the measures and take training; the board paper records both.',
    },
  ],
  questions: [
    {
      question: 'Who signs off on risk?',
      answer:
        'The owner inside your organisation. The adviser prepares the acceptance, states a view, and records when a decision goes against it.',
    },
    {
      question: 'Can we name the adviser to customers?',
      answer:
        'Yes, as your external security lead, and they will join calls. The description must be accurate: they are not your employee.',
    },
    {
      question: 'Do you also run operations?',
      answer: [
        'Not under this mandate. If you want monitoring as well, ',
        { type: 'link', text: 'managed security services', href: '/services/managed-security-services' },
        ' have a separate contract, and the adviser takes no part in judging them.',
      ],
    },
  ],
  related: [
    {
      path: '/services/compliance-and-risk-management',
      text: 'Builds the register and evidence the adviser reports from.',
    },
    {
      path: '/services/cyber-risk-assessment',
      text: 'A single study for a budget round or a large decision.',
    },
    { path: '/services/consultation', text: 'One question answered in writing, without a mandate.' },
    { path: '/cyber-security', text: 'The whole programme with monitoring and response.' },
  ],
  action: {
    heading: 'Meet the person first',
    text: 'The fit matters more than the proposal. An engineer holds the first call; before you sign, you speak with the adviser who would take the mandate.',
  },
} satisfies ServicePage;
