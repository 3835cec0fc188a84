import { company } from '../../company';
import { placeholderNote, placeholders } from '../../placeholders';
import { contractOutline } from '../../specimens/contractOutline';
import type { AboutPage } from '../../types';

export const page = {
  kind: 'about',
  path: '/about',
  title: 'About',
  titleSubject: 'how we work and what we refuse',
  description: `${company.name} brings builders, security testers and operators into one team. What we hold to, what we decline, and whom you will meet.`,
  summary: 'Who we are, how we decide, what we decline, and whom you will meet.',
  hero: {
    slogan: 'The builders, the testers and the night shift',
    lead: `${company.name} is one company so that these three do not meet for the first time in the middle of an incident.`,
  },
  figures: [{ ...contractOutline, id: 'contract', place: 'terms' }],
  story: {
    heading: 'Why these trades are under one roof',
    paragraphs: [
      'The people who write a system, the people who test its security and the people who are woken when it fails can be employed by three different firms, each with a contract that ends where the next begins. A fault between two of them belongs to nobody.',
      'Here the three are one team with one measure: whether the system does what the client promised its own customers. A tester who sees the drawing finds a flaw while it is cheap to change.',
      [
        'Blockchain and Web3 belong in that picture because a ledger is the hardest case: code that holds value, in public, with no way to take a transaction back. The review, key handling and practised failure it demands serve ordinary business software as well. The ',
        { type: 'link', text: 'overview of the seven practices', href: '/main-services' },
        ' shows how they share the work.',
      ],
    ],
  },
  strands: {
    heading: 'Three strands of one team',
    items: [
      {
        title: 'Build',
        description:
          'Architects and engineers for contracts, web and mobile applications, APIs, cloud platforms and data. They stay reachable after launch and, if you order operation, begin it themselves.',
        roles: [
          {
            title: 'Solution architect',
            description: 'Chooses the structure, writes down why, and defends it to your technical staff.',
          },
          {
            title: 'Software and contract engineers',
            description: 'Write, review and document the code, including the migration scripts.',
          },
          {
            title: 'Data engineers and delivery coaches',
            description: 'Work inside your teams on pipelines, measures and the way to release.',
          },
        ],
      },
      {
        title: 'Secure',
        description:
          'Testers, auditors and incident responders. Testers and auditors report to a lead outside the project, so a deadline cannot soften a finding.',
        roles: [
          {
            title: 'Security testers',
            description:
              'Attack what the engineers made, from a threat model they helped to draw, and retest each repair.',
          },
          {
            title: 'Auditors',
            description: 'Compare practice with the rule, in what none of us designed or runs.',
          },
          {
            title: 'Responders and examiners',
            description: 'Take over an incident, save the evidence and write the account of it.',
          },
        ],
      },
      {
        title: 'Run',
        description:
          'Operators and SOC analysts on a 24/7 roster. They may refuse a system: without monitoring, a restore test and a runbook it does not enter their care.',
        roles: [
          {
            title: 'SOC and intelligence analysts',
            description:
              'Read alerts and reports on attackers, decide within agreed limits and keep the case file.',
          },
          {
            title: 'Reliability engineers',
            description:
              'Look after deployment, capacity, backup and restore, and lead the review after an outage.',
          },
          {
            title: 'Service manager and desk',
            description:
              'Answer staff by day and night, report each month, and review the schedule with you each quarter.',
          },
        ],
      },
    ],
  },
  principles: {
    heading: 'Rules we can be held to',
    items: [
      {
        title: 'Decisions are written where you can read them',
        description:
          'Architecture, accepted risks and changes of scope go into short dated records in your repository, with what was turned down and why.',
      },
      {
        title: 'Dull technology is preferred',
        description: 'A component earns its place by being understood by the people who will maintain it.',
      },
      {
        title: 'Bad news goes out the day we have it',
        description:
          'A slipped date, a flaw in our own code or an unexpected bill is told to you before we have a finished answer.',
      },
    ],
  },
  refusals: {
    heading: 'Work we turn down',
    items: [
      'A ledger where a database with an audit log would do.',
      'A token that we could not explain to a regulator, or advice on buying or selling one.',
      'A security report with the awkward findings left out.',
      'A test of a system whose owner has not agreed in writing.',
      'Custody: no key of ours releases your funds or signs for you.',
      'A promise that nothing will ever go wrong. We promise to watch and report honestly.',
    ],
  },
  team: {
    heading: 'Whom you will meet',
    paragraphs: [
      `The engineer who holds your first call stays your contact until the lead is named. The team is drawn from the roles above and below; the quote names it, as the first answer says. Each role is held by ${placeholders.name}, with a deputy.`,
      `There is no account layer between you and the engineers. Commercial questions go to the engagement lead, complaints about the lead to\u00a0${placeholders.name}.`,
    ],
    roles: [
      {
        title: 'Engagement lead',
        description: 'Owns scope, plan and budget, and tells you when one of the three is in danger.',
      },
      {
        title: 'Advisers',
        description:
          'Answer one decision in a memo, draw a strategy from observed work, or lead your security.',
      },
      {
        title: 'Compliance advisers',
        description: 'Translate a clause into a control, a control into a task, and the task into evidence.',
      },
    ],
  },
  assurance: {
    heading: 'Our own answers to the fourteen vendor questions',
    lead: [
      'These are the questions that we ',
      {
        type: 'link',
        text: 'advise you to ask',
        href: '/services/cybersecurity-consulting#vendor-questions',
      },
      ` any supplier. ${placeholderNote}`,
    ],
    groups: [
      {
        title: 'People, access and data',
        questions: [
          {
            question: '1 Names and deputies',
            answer:
              'The quote names everyone on a project, with deputies, and states the person-days; for a shift it names the lead and how many are on duty, and the analysts with access are on a list that you approve. You approve each successor. Checks of identity, employment or record are agreed beforehand, where the law permits them.',
          },
          {
            question: '2 Subcontractors',
            answer: `At present: ${placeholders.subcontractors}. None works on your systems or data before you have agreed.`,
          },
          {
            question: '3 Approval',
            answer:
              'Whoever wrote something neither approves nor retests it. Testers and auditors report to their own lead.',
          },
          {
            question: '4 Rights',
            answer:
              'Personal accounts in your directory, the least rights for the task, with an end date. Your administrators remove them and verify our list.',
          },
          {
            question: '5 Findings',
            answer: `Encrypted, in your systems or in ours in ${placeholders.regions}, and read by the team of the engagement. Critical ones are told by telephone the same day; papers go only through the protected channel: your data room, or an encrypted upload that we set up. Working copies are deleted on the day that the contract sets.`,
          },
          {
            question: '6 An incident of ours',
            answer:
              'A suspicion that may touch you is told the same day. Once confirmed, it is told by a call within 24 hours at the latest, then by a written report each day until it is closed.',
          },
        ],
      },
      {
        title: 'Result',
        questions: [
          {
            question: '7 Samples',
            answer: [
              'All are invented, and most are one sheet. What else you receive is listed under the deliverables of each service page. Clients’ reports are shown to nobody. Print, or save as a PDF, from the page that explains it: ',
              { type: 'link', text: 'outline of a contract', href: '/about#contract' },
              ', ',
              { type: 'link', text: 'service schedule', href: '/managed-it-services#specimen' },
              ', ',
              { type: 'link', text: 'finding', href: '/services/penetration-testing#specimen' },
              ', ',
              { type: 'link', text: 'threat model', href: '/services/application-security#specimen' },
              ', ',
              {
                type: 'link',
                text: 'invariants of a contract',
                href: '/smart-contract-development#specimen',
              },
              ', ',
              { type: 'link', text: 'governance table', href: '/web3-solutions/dao#specimen' },
              ', ',
              { type: 'link', text: 'detection rule', href: '/services/siem#specimen' },
              ', ',
              {
                type: 'link',
                text: 'authority matrix',
                href: '/services/managed-security-services#specimen',
              },
              ', ',
              { type: 'link', text: 'incident fact pack', href: '/services/incident-response#specimen' },
              ', ',
              { type: 'link', text: 'custody record', href: '/services/forensic-investigations#specimen' },
              ', ',
              { type: 'link', text: 'risk entry', href: '/services/cyber-risk-assessment#specimen' },
              ', ',
              { type: 'link', text: 'restore test', href: '/it-infrastructure-management#specimen' },
              ', ',
              { type: 'link', text: 'decision memo', href: '/services/consultation#specimen' },
              '.',
            ],
          },
          {
            question: '8 Severity',
            answer:
              'By CVSS v4.0 and the effect on your business. You can contest facts; a disagreement on the rating is printed beside it.',
          },
          {
            question: '9 Checking of fixes',
            answer:
              'Included in penetration tests and vulnerability assessments; elsewhere an item of the quote.',
          },
          {
            question: '10 What is left out',
            answer: 'Stated on the page of a service and again, for your case, in the quote.',
          },
        ],
      },
      {
        title: 'Money and end',
        questions: [
          { question: '11 Changes of price', answer: 'Priced first, and built only once you have agreed.' },
          {
            question: '12 Commission',
            answer: 'None taken, none paid, and no joint offers with auditors.',
          },
          {
            question: '13 Term and notice',
            answer:
              'Projects end on delivery. Continuous services have no minimum term: notice is one month for intelligence and, after the roadmap, for advisers, otherwise three, to the end of a month.',
          },
          {
            question: '14 The last day',
            answer:
              'Code, documents, rules and cases in open formats, rotated credentials, and the list of removed access.',
          },
        ],
      },
    ],
    company: {
      title: 'Company',
      items: [
        {
          title: 'Place and law',
          description: `${company.legalName}, ${placeholders.state}, ${placeholders.register}. ${placeholders.headcount} people work from ${placeholders.offices}.`,
        },
        {
          title: 'Insurance',
          description: `Professional and cyber cover: ${placeholders.insurer}. Limits of liability are set in the contract.`,
        },
        {
          title: 'References',
          description: `${placeholders.references}. A conversation with one needs a non-disclosure agreement.`,
        },
        {
          title: 'Our own security',
          description: `Sign-in that resists phishing, managed and encrypted devices, reviewed changes. Last tested by others: ${placeholders.ownTest}.`,
        },
        {
          title: 'If the SOC fails',
          description: `Calls and alerts go to ${placeholders.secondPlace}; last exercise: ${placeholders.lastExercise}.`,
        },
      ],
    },
    evidence: {
      heading: 'Certificates and reports',
      text: `Held by the company: ${placeholders.certificates}. Confidential ones are shown under a non-disclosure agreement. None is claimed elsewhere on this site. Where our work could affect card data, the contract settles our part.`,
    },
  },
  careers: {
    heading: 'Working here',
    paragraphs: [
      'We look for people who can explain a hard thing to someone who does not share their trade, and who write well enough that the explanation survives them. Certificates are welcome; a clear account of something you broke and repaired is better.',
      [
        'Send that account and the role you have in mind to ',
        { type: 'link', text: company.email, href: `mailto:${company.email}` },
        '. An engineer reads it and you get an answer either way.',
      ],
    ],
  },
  action: {
    heading: 'Judge us on a small piece first',
    text: 'Begin with a memo of 1 to 2 weeks, or a vulnerability assessment or penetration test of 2 to 3. It shows how we work and leaves you with a document that is useful without us.',
  },
} satisfies AboutPage;
