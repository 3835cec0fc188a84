import { company } from '../../company';
import { evidenceRows } from '../../evidence';
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
  story: {
    heading: 'Why these trades are under one roof',
    paragraphs: [
      'The people who write a system, the people who test its security and the people who are woken when it fails are usually employed by three different firms, and each contract ends where the next begins. Incidents happen in the gaps.',
      'Here the three are one team with one measure: whether the system does what the client promised its own customers. A developer who will take the pager writes better error messages. A tester who sits with developers finds the flaw while it is still a drawing and cheap to change.',
      [
        'Blockchain and Web3 belong in that picture because a ledger is the hardest case: code that holds value, in public, with no way to take a transaction back. The review, key handling and rehearsed failure it demands serve ordinary business software as well. The ',
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
          'Architects and engineers for contracts, web and mobile applications, APIs, cloud platforms and data. They stay reachable after launch, since the same people answer for the first months of operation.',
      },
      {
        title: 'Secure',
        description:
          'Testers, auditors and incident responders. They report to their own lead, outside the project, so a deadline cannot soften a finding.',
      },
      {
        title: 'Run',
        description:
          'Operators and SOC analysts on a 24/7 roster. They hold a veto on going live: a system without monitoring, a restore test and a runbook does not enter their care.',
      },
    ],
  },
  metrics: [
    { value: '75+', label: 'businesses transformed' },
    { value: '10', label: 'years of experience' },
    { value: '500+', label: 'businesses supported' },
    { value: '95%', label: 'customer satisfaction' },
  ],
  principles: {
    heading: 'Rules we can be held to',
    items: [
      {
        title: 'One person answers for each engagement',
        description:
          'Every engagement has a lead. That person is in the contract, attends the difficult meetings and cannot hand the job on without your agreement.',
      },
      {
        title: 'Decisions are written where you can read them',
        description:
          'Architecture, accepted risks and changes of scope go into short dated records in your repository, with the alternatives that were turned down and the reason.',
      },
      {
        title: 'The author never approves the work',
        description:
          'Code, configuration, contracts and reports are read by someone else with the right to send them back. It applies to the most senior of us first.',
      },
      {
        title: 'Dull technology is preferred',
        description:
          'A component earns its place by being understood by the people who will maintain it. New technology is used only where the problem is new.',
      },
      {
        title: 'Bad news goes out the day we have it',
        description:
          'A slipped date, a flaw in our own code or an unexpected bill is told to you before we have a finished answer, since you may need the time.',
      },
    ],
  },
  refusals: {
    heading: 'Work we turn down',
    items: [
      'A ledger for a problem that a database with an audit log would solve.',
      'A token whose purpose we could not explain to a regulator, and any advice on buying or selling one.',
      'A security report shortened to leave out what is awkward.',
      'Testing of a system whose owner has not agreed in writing.',
      'Custody. We hold none of your production keys. Only your signers pause contracts or rotate keys.',
      'A promise that nothing will ever go wrong. We promise to watch, to give an honest account, and to have practised the recovery.',
    ],
  },
  team: {
    heading: 'Whom you will meet',
    paragraphs: [
      'The engineer who holds your first call stays with the work. The rest of the team is small, drawn from the roles below, and named in the quote before you sign.',
      'There is no account layer between you and the engineers. Commercial questions go to the engagement lead, who knows what the answer would do to the plan.',
    ],
    roles: [
      {
        title: 'Engagement lead',
        description: 'Owns scope, plan and budget, and tells you when one of the three is in danger.',
      },
      {
        title: 'Solution architect',
        description: 'Chooses the structure, writes down why, and defends it to your technical staff.',
      },
      {
        title: 'Software and contract engineers',
        description: 'Write, review and document the code, including the migration scripts.',
      },
      {
        title: 'Security testers',
        description:
          'Attack what the engineers made, from a threat model they helped to draw, and retest each repair.',
      },
      {
        title: 'SOC analysts',
        description: 'Read alerts day and night, decide within agreed limits and keep the case file.',
      },
      {
        title: 'Reliability engineers',
        description:
          'Look after deployment, capacity, backup and restore, and lead the review after an outage.',
      },
      {
        title: 'Compliance advisers',
        description: 'Translate a clause into a control, a control into a task, and the task into evidence.',
      },
    ],
  },
  assurance: {
    heading: 'For your due diligence',
    items: [
      {
        title: 'Separation of duties',
        description:
          'Whoever wrote a change neither approves nor retests it. Testers and auditors report to their own lead. On live systems, people act under personal accounts of yours, with the least rights that the task needs.',
      },
      {
        title: 'Vetting',
        description:
          'Everyone who will have access is named to you first, by role and by name. If your rules require a check of identity, employment or criminal record, it is agreed in the contract, made where the law permits it, and completed before access is given.',
      },
      {
        title: 'How findings travel',
        description:
          'A critical one is told by telephone on the day it is confirmed, to the contact in the rules of engagement. Reports and evidence go only through the encrypted channel that both sides have chosen, never as an attachment to ordinary mail.',
      },
      {
        title: 'How findings are deleted',
        description:
          'The contract sets the day. Until then test data stays encrypted, with access for the team of the engagement; afterwards working copies are deleted and the lead confirms it in writing. Evidence under a legal hold is kept until counsel releases it.',
      },
      {
        title: 'Exit',
        description:
          'An exit plan is part of the contract. It covers documentation, open formats for rules and cases, rotated credentials, and a list of our removed access for your own administrators to verify.',
      },
      {
        title: 'Sub-processors',
        description: [
          'Your data processing agreement names each of them, with region and purpose, and gives you notice before one changes. Providers of this website are a separate matter, for the ',
          { type: 'link', text: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      },
      {
        title: 'Insurance',
        description:
          'Cover is stated in the list below once it is published. Limits of liability are set in the contract; ask for a confirmation from the insurer together with the draft.',
      },
    ],
    evidence: {
      heading: 'Certificates and reports',
      statement:
        'No certificate is claimed on this site. Working to a standard is one thing and an attestation by an independent body another; this list shows what of the latter is published.',
      rows: evidenceRows(),
    },
  },
  careers: {
    heading: 'Working here',
    paragraphs: [
      'We look for people who can explain a hard thing to someone who does not share their trade, and who write well enough that the explanation survives them. Certificates are welcome; a clear account of something you broke and repaired is better.',
      [
        'Send that account and the role you have in mind to ',
        { type: 'link', text: company.email, href: `mailto:${company.email}` },
        '. An engineer reads it and you get an answer either way. SOC posts are shift work, which the first conversation covers in detail.',
      ],
    ],
  },
  action: {
    heading: 'Judge us on a small piece first',
    text: 'Begin with an assessment or a review of 2 to 3 weeks. It shows how we work and leaves you with a document that is useful without us.',
  },
} satisfies AboutPage;
