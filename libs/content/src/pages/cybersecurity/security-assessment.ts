import type { AssessmentPage } from '../../types';

export const page = {
  kind: 'assessment',
  path: '/security-assessment',
  title: 'Security Assessment',
  description:
    'Twelve questions over the six functions of NIST CSF 2.0, scored in your browser, with advice on what to do first.',
  summary: 'A self-assessment of twelve questions over the six functions of NIST CSF 2.0.',
  category: 'cybersecurity',
  parent: '/cyber-security-information',
  hero: {
    slogan: 'A self-assessment in twelve questions',
    lead: 'Score your organisation against the six functions of the NIST Cybersecurity Framework 2.0 in about fifteen minutes, then print the result or bring it to a first conversation.',
  },
  introduction: [
    'The questions ask what you could show an auditor tomorrow. Plans do not count. For each, choose the last answer that is true today. Where two people in the room disagree, take the lower one and note why: the disagreement is a finding in itself.',
    [
      'Twelve questions give a direction: they name the function to look at first. They do not replace a ',
      { type: 'link', text: 'cyber risk assessment', href: '/services/cyber-risk-assessment' },
      ', which puts a likelihood and a cost on each scenario, or a ',
      { type: 'link', text: 'penetration test', href: '/services/penetration-testing' },
      ', which tries to get in.',
    ],
    'Two questions cover each function, and the largest total is 36. A question left open counts as 0 and is listed as unanswered, because not knowing is a result too. Every answer is worth 0 to 3 points.',
  ],
  points: ['Nothing in place', 'Begun', 'In place', 'Proven in practice'],
  functions: [
    {
      id: 'govern',
      name: 'Govern',
      text: 'Who decides about cyber risk, by which rules, and who is told. New in version 2.0 of the framework, and the function on which the other five depend.',
    },
    {
      id: 'identify',
      name: 'Identify',
      text: 'What you own, what you depend on, and which weaknesses are already known.',
    },
    {
      id: 'protect',
      name: 'Protect',
      text: 'The safeguards that make an attack fail or stay small: accounts, patches, configuration, training.',
    },
    {
      id: 'detect',
      name: 'Detect',
      text: 'Whether an intruder would be noticed, by whom, and how soon.',
    },
    {
      id: 'respond',
      name: 'Respond',
      text: 'What happens in the first hours: decisions, containment, messages to those who must be told.',
    },
    {
      id: 'recover',
      name: 'Recover',
      text: 'Whether the business can be brought back from what is left, and in which order.',
    },
  ],
  assessment: [
    {
      id: 'accountability',
      function: 'govern',
      question: 'Who answers to the board for cyber risk?',
      help: 'A name in a signed document, a written risk appetite and dated minutes carry weight here (CSF categories GV.RM and GV.RR). A job title without a mandate does not.',
      answers: [
        'Nobody in particular; the IT lead deals with it when it comes up',
        'One person is named, but has neither a budget nor a written mandate',
        'A named person reports to the board on a fixed schedule, against a written risk appetite',
        'The board has changed a decision or a budget because of such a report in the last twelve months',
      ],
      act: 'Settle who answers for cyber risk',
      advice:
        'Name one accountable person in writing, agree a one-page risk appetite, and put cyber risk on the board agenda each quarter.',
    },
    {
      id: 'suppliers',
      function: 'govern',
      question: 'How do you control the security of suppliers who hold your data or can reach your systems?',
      help: 'Look for a list ranked by harm, contract clauses on incident notice and audit, and proof that leavers lose access (CSF category GV.SC).',
      answers: [
        'We have no list of such suppliers',
        'We have a list, and ask for assurances when a contract is signed',
        'Suppliers are ranked by the harm they could cause; the critical ones are reviewed yearly and bound to give notice of incidents',
        'We have practised for the loss or compromise of a critical supplier, including how their access is cut',
      ],
      act: 'Rank the suppliers and bind them',
      advice:
        'List every supplier with access or data, rank them by harm, and put incident notice and access removal into the contracts of the top ten.',
    },
    {
      id: 'inventory',
      function: 'identify',
      question: 'How complete is your inventory of devices, software, accounts and data stores?',
      help: 'Compare the list with an independent source, such as network logs, invoices or the identity provider. The gap between the two is the answer (CSF category ID.AM).',
      answers: [
        'There is no inventory, or nobody trusts it',
        'Spreadsheets exist for part of the estate and are updated by hand',
        'Inventories are collected automatically, every asset has an owner, and important data is located',
        'We check the inventories against a second source at least quarterly and act on what was missing',
      ],
      act: 'Let the inventory fill itself',
      advice:
        'Collect devices and accounts automatically from the identity provider, the endpoint tool and the cloud accounts, and give each asset an owner.',
    },
    {
      id: 'weaknesses',
      function: 'identify',
      question: 'How do you find weaknesses and decide which to fix first?',
      help: 'Ranking should use exploitation evidence, for instance CISA’s Known Exploited Vulnerabilities catalogue, besides the CVSS base score (CSF category ID.RA).',
      answers: [
        'We hear of them from the news or from customers',
        'We scan now and then and fix what looks serious',
        'Scans run continuously, findings are ranked by exploitation and exposure, and deadlines are set by rank',
        'We report on deadlines met and missed, and an outside test in the last year confirmed that the ranking holds',
      ],
      act: 'Set a deadline for every weakness',
      advice:
        'Scan what faces the internet every week, fix anything on the known-exploited list within days, and set written deadlines for the rest.',
    },
    {
      id: 'sign-in',
      function: 'protect',
      question: 'How do people sign in, administrators above all?',
      help: 'Phishing-resistant means FIDO2 or WebAuthn, including passkeys, or certificate-based sign-in. Codes sent by text message do not qualify (CSF category PR.AA).',
      answers: [
        'Passwords alone in most places',
        'A second factor for remote access or for some of the systems',
        'A second factor for everyone, phishing-resistant for administrators, and accounts closed on the day somebody leaves',
        'Phishing-resistant sign-in for everyone, separate accounts for administration, and access reviewed with removals on record',
      ],
      act: 'Make sign-in proof against phishing',
      advice:
        'Give administrators passkeys or security keys first, then everyone; disable legacy protocols that accept a password alone.',
    },
    {
      id: 'configuration',
      function: 'protect',
      question: 'How are systems hardened and kept up to date?',
      help: 'A baseline such as the CIS Benchmarks, a patch record and a list of tolerated exceptions with end dates would count (CSF category PR.PS).',
      answers: [
        'Default settings; updates when there is time',
        'Updates are automatic on laptops; servers and network devices are updated by hand',
        'Written baselines, patch deadlines for every class of system, and exceptions that expire',
        'Drift from the baseline is detected and corrected, and we can show the patch state of the whole estate for any day of the last year',
      ],
      act: 'Harden every platform alike',
      advice:
        'Choose one published baseline per platform, apply it to new systems at once, and list unpatched systems with an owner and an end date.',
    },
    {
      id: 'visibility',
      function: 'detect',
      question: 'Which events are collected, and for how long?',
      help: 'Sign-ins, endpoint alerts, administrator actions in the cloud, mail and DNS come first. Intrusions can be found months late, so retention matters (CSF category DE.CM).',
      answers: [
        'Logs stay on the machines that write them',
        'Some logs are gathered, without agreed retention or protection from deletion',
        'Sign-in, endpoint, cloud and network logs are gathered centrally and kept twelve months, out of reach of their administrators',
        'We know which attack techniques the logs would show, by testing them against MITRE ATT&CK, and close the gaps',
      ],
      act: 'Keep the logs that matter most',
      advice:
        'Send identity, endpoint and cloud administration logs to one protected store with twelve months of retention before adding other sources.',
    },
    {
      id: 'watch',
      function: 'detect',
      question: 'Who looks at an alert at night, and what may they do?',
      help: 'Ask for last month: alerts raised, alerts looked at, time from alert to decision. Authority to isolate a workstation must be given in advance (CSF category DE.AE).',
      answers: [
        'Nobody; alerts are read in the morning, if at all',
        'Somebody is on call, without procedures or authority to act',
        'Alerts are triaged around the clock, with written procedures and authority to isolate a workstation or disable an account',
        'The time from alert to containment is measured, and an unannounced exercise has tested it at night',
      ],
      act: 'Have alerts answered at night',
      advice:
        'Arrange watch around the clock, your own or contracted, and sign a paper that lets it isolate workstations and disable accounts without asking, and says whom to ring about a server.',
    },
    {
      id: 'plan',
      function: 'respond',
      question: 'What would you follow in the first hour of an incident?',
      help: 'A plan should exist on paper or out of band, name deputies and hold playbooks for ransomware, mail fraud and data theft (CSF category RS.MA; NIST SP 800-61).',
      answers: [
        'We would work it out then',
        'There is a document, which most of those named in it have not read',
        'There is a current plan with roles, deputies and playbooks, and it can be reached when the network is down',
        'The plan was exercised with executives in the last twelve months, and it changed afterwards',
      ],
      act: 'Write a plan short enough to follow',
      advice:
        'Write two pages: who leads, who deputises, how you talk when mail is down, and when to isolate. Try it within a month.',
    },
    {
      id: 'notification',
      function: 'respond',
      question: 'Do you know whom you must tell, by when, and who writes it?',
      help: 'Examples are 72 hours to the authority under GDPR Article 33 and an early warning within 24 hours under NIS2. Contracts and insurers add their own (CSF category RS.CO).',
      answers: [
        'We would ask a lawyer on the day',
        'We know the main laws but have no list of recipients or drafts',
        'Authorities, customers, insurers and deadlines are on one page, with drafts and a person who signs them',
        'We have drilled a notification against the clock, with counsel and communications at the table',
      ],
      act: 'Know whom to tell, and by when',
      advice:
        'Put every notification duty on one page with its clock, its recipient and its signatory, and keep a draft text for each.',
    },
    {
      id: 'backups',
      function: 'recover',
      question: 'Could you restore your important systems if an attacker held every administrator password?',
      help: 'At least one copy must be offline or immutable, under credentials of its own. Only a timed restore proves a backup (CSF categories PR.DS and RC.RP).',
      answers: [
        'We have backups of some systems and have not tried to restore them',
        'Backups run daily and single files have been restored',
        'One copy is offline or immutable under separate credentials, and whole systems are restored on a schedule',
        'A restore of a critical service from that copy was timed in the last twelve months, and met its objective',
      ],
      act: 'Keep one backup out of reach',
      advice:
        'Move one copy out of reach of your administrators this month, then restore one whole system from it with a stopwatch running.',
    },
    {
      id: 'continuity',
      function: 'recover',
      question: 'In which order would the business come back, and how would it work meanwhile?',
      help: 'Look for recovery time and recovery point objectives agreed by the owners of the processes, dependencies drawn out, and manual procedures (CSF category RC.RP; ISO 22301).',
      answers: [
        'No order has been agreed',
        'IT has an order, which the business has not approved',
        'Recovery objectives and an order are agreed with the business, including identity, network and suppliers they depend on',
        'A recovery exercise followed that order end to end, and its lessons were built in',
      ],
      act: 'Agree what returns first',
      advice:
        'Have process owners agree which five services return first, how long each may be away, and what people do on paper until then.',
    },
  ],
  bands: [
    {
      from: 0,
      title: 'Exposed',
      text: 'Much depends on luck and on a few people who know how things are. Do not buy tools yet. Put a name to the risk, turn on strong sign-in for administrators, and move one backup out of reach: those three steps take weeks, not months.',
    },
    {
      from: 12,
      title: 'Partial',
      text: 'Safeguards exist, but unevenly, and few could be shown to an outsider. Work on the weakest function first; a strong Protect with a weak Detect means that you will learn of an intrusion from somebody else. A risk assessment will tell you which gaps can wait.',
    },
    {
      from: 22,
      title: 'Managed',
      text: 'The essentials are written down and done. What is missing is proof: exercises, timed restores, tests from outside. Spend the next year on evidence, which is also what auditors, insurers and large customers will ask for.',
    },
    {
      from: 31,
      title: 'Proven',
      text: 'Your controls have been tried and have changed as a result. Keep the exercises honest: vary the scenario, let outsiders choose it, and look hardest at suppliers and at whatever was acquired or migrated last. This score goes stale within a year.',
    },
  ],
  privacy:
    'The score is worked out in your browser. Answers are not sent to us or to anyone else and are not kept beyond the visit, unless you choose to carry the result into the inquiry form and submit it.',
  related: [
    '/services/cyber-risk-assessment',
    '/services/security-audits',
    '/services/managed-security-services',
    '/cyber-security',
  ],
  action: {
    heading: 'Bring the result to a first conversation',
    text: 'Carry your answers into the inquiry form and say which ones you doubt. You receive a free first view, which starts from your weakest function, in 3 to 5 working days.',
  },
} satisfies AssessmentPage;
