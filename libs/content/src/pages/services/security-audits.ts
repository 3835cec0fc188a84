import { figures } from '../../figures/security-audits';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/security-audits',
  title: 'Security Audits',
  titleSubject: 'controls against evidence',
  description:
    'Independent audits of security controls against ISO/IEC 27001, SOC 2, PCI DSS or your own policy, with evidence, samples and graded findings.',
  summary:
    'Controls compared with a standard or your own policy, on evidence that a second auditor could follow.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Evidence that the controls you describe are real',
    lead: 'Each control is checked against a named criterion, first for design, then for operation over a period, and the papers behind every conclusion are yours.',
  },
  headings: {
    steps: 'How an audit is conducted',
    deliverables: 'What the auditor hands over',
    standards: 'Criteria an audit can use',
    terms: 'Duration, fee and independence',
    questions: 'Questions before fieldwork',
    related: 'Preparing for the audit',
  },
  layout: serviceLayouts.report,
  figures,
  introduction: {
    heading: 'Criteria, evidence, conclusion',
    paragraphs: [
      'An audit compares what you do with what you have said you do, or with what a standard requires. Every criterion gets evidence: an interview, a configuration export, a sample of tickets, an observation. Every conclusion is one that another auditor would reach from the same papers.',
      [
        'Two neighbours are often mistaken for it. A ',
        { type: 'link', text: 'penetration test', href: '/services/penetration-testing' },
        ' attacks; an audit reads, samples and asks. A ',
        { type: 'link', text: 'cyber risk assessment', href: '/services/cyber-risk-assessment' },
        ' weighs likelihood and loss; an audit takes the criteria as given and reports conformity.',
      ],
    ],
  },
  signs: {
    heading: 'Moments that call for an audit',
    mark: 'occasion',
    items: [
      'A certification audit or SOC 2 examination is months away and no rehearsal has been held.',
      'ISO/IEC 27001 requires an internal audit and everyone qualified would be auditing their own work.',
      'A supplier contract gives you a right of audit that has never been exercised.',
      'Management reports controls as effective and cannot show the sample behind the statement.',
      'After a reorganisation, the named control owners no longer work there.',
    ],
  },
  features: [
    {
      icon: 'layers',
      title: 'Design and operation apart',
      description:
        'A control can be well drawn and never run, or run daily and miss the point. The two are tested and reported separately.',
    },
    {
      icon: 'document',
      title: 'Working papers you keep',
      description:
        'Sample lists, exports and interview notes are indexed by criterion and handed over, so that next year starts from them.',
    },
    {
      icon: 'scale',
      title: 'Independent of the work audited',
      description:
        'If our people designed or operate a control, we say so and leave that part to another firm. Testing our own work is quality assurance; it is never called an audit.',
    },
  ],
  steps: [
    {
      title: 'Terms and criteria',
      description:
        'Objective, scope, criteria, period and the person who commissions the audit are fixed in an audit plan.',
      duration: '2 to 3 days',
    },
    {
      title: 'Document review',
      description:
        'Policies, the statement of applicability, procedures and past findings are read for gaps in design.',
      duration: '3 to 4 days',
    },
    {
      title: 'Sampling',
      description: 'Populations are drawn directly from source systems, and sample sizes agreed per control.',
      duration: '1 to 2 days',
    },
    {
      title: 'Fieldwork',
      description:
        'Interviews, walkthroughs, configuration exports and site visits, with a short status call every second day.',
      duration: '1 to 2 weeks',
    },
    {
      title: 'Factual accuracy check',
      description:
        'Control owners see the draft findings and may correct facts. Grading stays with the auditor.',
      duration: '3 days',
    },
    {
      title: 'Report and follow-up',
      description:
        'The report is presented to the sponsor; corrective actions can be verified when they fall due.',
      duration: '2 to 3 days',
    },
  ],
  deliverables: [
    {
      title: 'Audit report',
      description:
        'Findings graded as major or minor nonconformity or opportunity for improvement, each tied to a clause.',
    },
    {
      title: 'Evidence index',
      description: 'Which paper supports which conclusion, with its source, date and hash.',
    },
    {
      title: 'Corrective action register',
      description:
        'Root cause, correction, owner and due date, in a form that a certification body expects to see.',
    },
    {
      title: 'Coverage statement',
      description: 'What was sampled, what was not, and what the conclusion therefore does not cover.',
    },
  ],
  terms: {
    titles: {
      duration: 'Weeks from plan to report',
      limits: 'What we cannot issue',
      asked: 'From you: sponsor, access, control owners',
      priceFactors: 'Price: what adds auditor-days',
    },
    duration:
      '3 to 5 weeks for one standard and one location, from audit plan to report. The quote, in auditor-days, rests on an outline; the plan is the first step of the work.',
    effort: '12 to 20 auditor-days by 2 auditors; verifying corrective actions is an item of its own.',
    priceFactors: [
      'Controls in scope and the length of the period',
      'Locations, legal entities and outsourced processes',
      'One set of criteria or several audited together',
      'How readily populations can be exported',
    ],
    asked: [
      'A sponsor outside the audited function',
      'Read access to ticketing, identity and cloud consoles, or someone to export while we watch',
      'Control owners available for an hour each',
    ],
    limits:
      'We do not certify. An ISO/IEC 27001 certificate comes from an accredited certification body, a SOC 2 report from a licensed CPA firm, a PCI DSS Report on Compliance normally from a Qualified Security Assessor. Sampling gives reasonable assurance, never absolute.',
  },
  standards: [
    {
      name: 'ISO 19011',
      use: 'The guideline for planning, conducting and reporting management system audits, followed throughout.',
    },
    {
      name: 'ISO/IEC 27001:2022',
      use: 'Clause 9.2 governs the internal audit; the statement of applicability says which Annex A controls are tested.',
    },
    {
      name: 'SOC 2 (AICPA Trust Services Criteria)',
      use: 'Readiness work against the common criteria, including operation over a period as in a Type 2 report.',
    },
    {
      name: 'PCI DSS v4.0.1',
      use: 'Its testing procedures serve as criteria when the cardholder data environment is audited internally.',
    },
  ],
  questions: [
    {
      question: 'Will our certification body accept your internal audit?',
      answer:
        'It looks at whether the audit was planned, impartial and done by competent people. The programme, the papers and a record of each auditor’s competence are yours to show. The judgement stays with the body.',
    },
    {
      question: 'How large are the samples?',
      answer:
        'They follow from how often a control runs: once for an annual control, a few times for a monthly one, twenty or more for a daily one. The table is agreed before fieldwork.',
    },
    {
      question: 'What if something serious turns up?',
      answer:
        'The sponsor hears of it the same day. It stays in the report even if it is corrected at once, with the correction noted beside it.',
    },
    {
      question: 'Can the use of AI be audited?',
      answer:
        'Against your own policy and a register of models, yes: whether each is listed, approved, tested before use and watched after it. Conformity assessment of a high-risk system under the AI Act is for its provider or a notified body.',
    },
  ],
  related: [
    {
      path: '/services/compliance-and-risk-management',
      text: 'Builds the controls; where we did, another firm audits them.',
    },
    { path: '/services/cyber-risk-assessment', text: 'Shows which controls deserve the effort.' },
    { path: '/services/penetration-testing', text: 'Tests the technical controls that documents describe.' },
  ],
  action: {
    heading: 'Name the criteria and the deadline',
    text: 'Tell us the standard, the sites and the date of the external audit. From these three we outline the work; if you ask, a quote follows.',
  },
} satisfies ServicePage;
