import { figures } from '../../figures/security-awareness-training';
import { serviceLayouts } from '../../serviceLayouts';
import type { ServicePage } from '../../types';

export const page = {
  kind: 'service',
  path: '/services/security-awareness-training',
  title: 'Security Awareness Training',
  description:
    'Role-based security training and fair phishing exercises, measured by how quickly staff report, with records of content, attendance and effect.',
  summary: 'Short, role-based lessons and fair phishing exercises, measured by how soon people report.',
  category: 'cybersecurity',
  parent: '/cyber-security',
  hero: {
    slogan: 'Training that people remember late on a Friday',
    lead: 'Lessons drawn from your own incidents and roles, and exercises that reward the person who reports, including the one who clicked first.',
  },
  headings: {
    steps: 'How the programme runs over a year',
    deliverables: 'Lessons, records and results',
    standards: 'Clauses that require training',
    terms: 'People, months and price',
    questions: 'Questions about clicks and reports',
    related: 'Measures that training supports',
  },
  layout: serviceLayouts.continuous,
  figures,
  introduction: {
    heading: 'The aim is an early report',
    paragraphs: [
      'When someone clicks, the outcome depends on whether they say so within minutes or hide it until Monday. We therefore train two things: recognising the requests that attackers make of a given role, and knowing exactly whom to tell, without fear of the answer.',
      'An accounts clerk meets invoice fraud, a developer meets poisoned packages and leaked tokens, a help desk meets callers who need a password reset at once, a board meets cloned voices asking for a transfer. One course for everyone teaches none of them. Ours is split by role, ten minutes at a time, and changes with the attacks.',
    ],
  },
  signs: {
    heading: 'How to tell that training is due',
    mark: 'sign',
    items: [
      'The yearly course is clicked through in December and forgotten in January.',
      'Phishing results are reported as a click rate and used to shame departments.',
      'A payment went out on the strength of an e-mail.',
      'Staff do not know whether to call IT, the help desk or their manager.',
    ],
  },
  features: [
    {
      icon: 'training',
      title: 'Lessons by role',
      description:
        'Finance, engineering, support, executives and new joiners each get the few situations that they will really meet.',
    },
    {
      icon: 'clock',
      title: 'Reporting is the measure',
      description:
        'We track the share who report and the minutes until the first report. Clicks are recorded, and read beside the difficulty of the lure.',
    },
    {
      icon: 'handshake',
      title: 'No traps',
      description:
        'No lures about bonuses, dismissals or illness. Individual results go to the individual; managers see groups.',
    },
  ],
  steps: [
    {
      title: 'Baseline',
      description:
        'Interviews with support and finance, past incidents, and one moderate phishing exercise announced to works council and management.',
      duration: '2 to 3 weeks',
    },
    {
      title: 'Curriculum',
      description:
        'Roles are matched to behaviours that matter, such as verifying bank details by a known number.',
      duration: '2 weeks',
    },
    {
      title: 'Reporting route',
      description: 'One button or address, an answer to every report, and thanks that arrive the same day.',
      duration: '1 week',
    },
    {
      title: 'Lessons and live sessions',
      description:
        'Ten-minute modules each month; a live hour for finance, help desk and executives, with cases from their desks.',
      duration: '12 months',
    },
    {
      title: 'Exercises',
      description:
        'Mail, voice and QR lures every 4 to 8 weeks, at graded difficulty, with an explanation on the spot.',
      duration: 'Through the year',
    },
    {
      title: 'Yearly review',
      description:
        'What changed in behaviour, what did not, and what should be solved by a technical control instead.',
      duration: '1 week',
    },
  ],
  deliverables: [
    { title: 'Curriculum by role', description: 'Behaviours, lessons and the incidents that justify them.' },
    {
      title: 'Lesson files',
      description: 'SCORM or xAPI packages for your learning system, captioned, in the languages agreed.',
    },
    {
      title: 'Quarterly results',
      description: 'Report rate, time to first report and difficulty, by group and over time.',
    },
    { title: 'Training records', description: 'Who completed what and when, exportable as audit evidence.' },
    {
      title: 'Verification scripts',
      description: 'Wording for call-backs on payments, resets and urgent requests from above.',
    },
  ],
  terms: {
    titles: {
      asked: 'From you: agreement and backing',
      duration: 'Duration: a start, then a year',
      priceFactors: 'Price: staff, roles, languages',
      limits: 'What lessons will not achieve',
    },
    duration:
      '5 to 6 weeks to the first lessons, quoted apart with a ceiling, then a programme planned for 12 months, which closes with its yearly review. Three months of notice end it earlier.',
    effort: '20 to 30 person-days before the first lessons, then 3 to 5 a month.',
    priceFactors: [
      'Staff and roles covered',
      'Languages and accessibility needs',
      'Live sessions, on site or remote',
      'Use of your learning platform or ours',
    ],
    asked: [
      'Advice of the data protection officer and agreement with employee representatives before any exercise',
      'Allow-listing of the exercise senders',
      'A visible message from management that reporting is safe',
    ],
    limits:
      'Training lowers the odds; it does not replace phishing-resistant sign-in, payment controls or filtering. We supply no rankings of named staff, and ask you to agree in writing that results are no ground for dismissal.',
  },
  standards: [
    {
      name: 'NIST SP 800-50 Rev. 1',
      use: 'The life cycle for a learning programme, including role-based training and the choice of measures.',
    },
    {
      name: 'ISO/IEC 27001:2022, clause 7.3 and control A.6.3',
      use: 'Awareness and training evidence, kept per person and role.',
    },
    {
      name: 'PCI DSS v4.0.1, Requirement 12.6',
      use: 'Training on hire and at least every twelve months, with phishing and social engineering covered.',
    },
    {
      name: 'NIS2, Article 20(2)',
      use: 'Training of the management body itself, delivered as a separate session and minuted.',
    },
  ],
  questions: [
    {
      question: 'What click rate should we aim for?',
      answer:
        'None in particular. A low rate is easily had with an easy lure. The NIST Phish Scale grades difficulty, so results are compared at equal difficulty only.',
    },
    {
      question: 'What about people who click every time?',
      answer:
        'They usually have jobs full of strangers and attachments. They get help, a safer viewer and stronger sign-in. Punishment would only stop the reports.',
    },
    {
      question: 'Does this satisfy our auditor?',
      answer:
        'The records are built for that: content, audience, date, completion and effectiveness. Whether it suffices is for the auditor to say.',
    },
    {
      question: 'Is it charged per head?',
      answer:
        'Headcount drives the platform, roles and languages drive the content. Give us those and you receive a customised quote.',
    },
  ],
  related: [
    { path: '/services/identity-management', text: 'Sign-in that a copied password cannot open.' },
    { path: '/services/incident-response', text: 'Receives what staff report, and practises with them.' },
    {
      path: '/services/compliance-and-risk-management',
      text: 'Stores the training records with the other evidence.',
    },
  ],
  action: {
    heading: 'Start with last year',
    text: 'Describe one incident or near miss that began with a person, without the name. In the call we say which role such a lesson is for.',
  },
} satisfies ServicePage;
