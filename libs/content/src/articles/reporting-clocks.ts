import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'reporting-clocks',
  title: 'Five reporting clocks and the minute at which each starts',
  subject: 'Reporting clocks',
  summary:
    'GDPR, NIS2, DORA, the Cyber Resilience Act and HIPAA count from different moments. How to plan for all.',
  date: '2026-09-22',
  checked: '2026-11-23',
  author: `${company.name} Cybersecurity`,
  category: 'cybersecurity',
  services: ['/services/incident-response', '/services/compliance-and-risk-management'],
  figure: {
    rows: [
      { label: 'NIS2: significant incident', discs: [2], braid: [[2, 24]], open: [24] },
      {
        label: 'Cyber Resilience Act: exploitation',
        start: 9,
        discs: [9],
        braid: [[9, 31]],
        open: [31],
      },
      { label: 'DORA: classified as major', start: 16, discs: [16], braid: [[16, 26]], open: [26] },
      { label: 'GDPR: aware of breach', start: 30, discs: [30], braid: [[30, 64]], open: [64] },
      { label: 'HIPAA: breach discovered', start: 36, discs: [38], braid: [[38, 98]], open: [98] },
    ],
    caption:
      'Each clock starts at an event of its own (disc) and runs to its first report (open ring). The order is an example, and lengths are not to scale.',
  },
  body: [
    {
      type: 'paragraph',
      text: 'Since 11 September 2026, manufacturers who place products with digital elements on the Union market must report actively exploited vulnerabilities under the Cyber Resilience Act. For some firms that is the fifth duty that one and the same intrusion can set off. The deadlines are well known. What exercises should try is the question before it: when did the clock start, and who had the authority to say so?',
    },
    { type: 'heading', id: 'reporting-clocks-table', text: 'The clocks' },
    {
      type: 'table',
      caption: 'First and later reports under five regimes',
      head: ['Regime', 'Starts when', 'First report', 'Then'],
      rows: [
        [
          'GDPR, Article 33',
          'The controller becomes aware of a personal data breach',
          '72 hours, unless a risk to people is unlikely',
          'Further information in phases; people concerned without undue delay where the risk is high (Article 34)',
        ],
        [
          'NIS2, Article 23',
          'The entity becomes aware of a significant incident',
          'Early warning within 24 hours',
          'Notification within 72 hours of awareness; final report one month after it',
        ],
        [
          'DORA, Article 19, with Delegated Regulation (EU) 2025/301',
          'The incident is classified as major',
          '4 hours from classification, and 24 hours from awareness at the latest; if it becomes major later, 4 hours from then',
          'Intermediate report within 72 hours of the first; final report one month after the last intermediate one',
        ],
        [
          'Cyber Resilience Act, Article 14',
          'The manufacturer becomes aware of an actively exploited vulnerability or a severe incident',
          'Early warning within 24 hours',
          'Notification within 72 hours of awareness; final report 14 days after a fix is available, or one month after the notification of an incident',
        ],
        [
          'HIPAA, 45 CFR 164.404 to 164.408',
          'The breach of unsecured health information is discovered, or would have been with reasonable diligence',
          'Individuals without unreasonable delay, within 60 calendar days',
          'The Secretary at the same time if 500 or more are affected; smaller breaches yearly',
        ],
      ],
    },
    {
      type: 'note',
      text: 'This working summary is no substitute for legal advice. A Commission proposal of November 2025 on digital rules would join several of the European channels and lengthen the GDPR period; the rows state the law without it. Check the consolidated texts, the national law that transposes NIS2, and your contracts, which may be stricter.',
    },
    {
      type: 'heading',
      id: 'reporting-clocks-awareness',
      text: 'Awareness is a decision that leaves a trace',
    },
    {
      type: 'paragraph',
      text: 'An alert is not yet awareness. The European data protection authorities take it to begin with a reasonable degree of certainty that personal data has been compromised, and grant a short investigation before that. Short is the operative word: an alert that lay unread from Friday to Monday will be judged by what a diligent organisation would have known on Friday. DORA is stricter in form, because classification starts a four-hour clock and a second limit of 24 hours from awareness discourages slow classification; what becomes major later has four hours of its own.',
    },
    {
      type: 'paragraph',
      text: [
        'So give the decision an owner on every shift, and record it. Four entries in the incident log, each with a time in UTC and a name, answer nearly every later question: ',
        { type: 'emphasis', text: 'suspected' },
        ', ',
        { type: 'emphasis', text: 'confirmed' },
        ', ',
        { type: 'emphasis', text: 'classified' },
        ', ',
        { type: 'emphasis', text: 'personal data affected' },
        '. Negative decisions belong there too. Article 33(5) of the GDPR wants every breach documented, including those that were not reported.',
      ],
    },
    { type: 'heading', id: 'reporting-clocks-first-message', text: 'What the first message says' },
    {
      type: 'paragraph',
      text: 'Early warnings are meant to be thin. A useful one states:',
    },
    {
      type: 'list',
      items: [
        'what was observed, when, and on which services, without a theory of the cause;',
        'whether an unlawful act is suspected, and whether other countries may be affected;',
        'what has been contained and what has not;',
        'what is unknown, and when the next report will come;',
        'one telephone number that is answered at night.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Name no attacker and no number of records that you may have to correct upwards. Each later report should begin with what changed since the one before. If two regimes apply, send the same facts to both: two differing accounts make both doubtful.',
    },
    { type: 'heading', id: 'reporting-clocks-suppliers', text: 'The clocks inside your contracts' },
    {
      type: 'paragraph',
      text: 'A processor must tell its controller without undue delay (GDPR Article 33(2)), and the controller is generally taken to be aware once told. A supplier with 72 hours of its own therefore leaves you late towards everybody else. Ask critical suppliers for first notice within 24 hours of confirmation, to an address that is watched, and ring that address once a year. Insurers have clocks too, and some policies name the response firm or require consent before one is hired. Containment need not wait for it.',
    },
    { type: 'heading', id: 'reporting-clocks-rehearsal', text: 'Practise the form, not only the crisis' },
    {
      type: 'list',
      ordered: true,
      items: [
        'Keep one page with regime, authority, portal, credentials and deputies. Portal accounts can take days to be issued; apply now.',
        'Prefill what is static: legal entity, sector, contact, identifiers.',
        'Run a table-top with a clock on the wall. At hour three, announce that a client list was on the server. At hour five, remove the lawyer.',
        'Measure the time from the first alert to each of the four log entries, and from decision to submission.',
        'Change the plan, and date the change.',
      ],
    },
    {
      type: 'paragraph',
      text: 'NIST SP 800-61 Rev. 3, which maps incident response to the functions of CSF 2.0, puts this work under preparation and improvement. That is the right place. Nothing on the list can be done for the first time while the clock is running.',
    },
  ],
  sources: [
    {
      title: 'Regulation (EU) 2016/679 (GDPR)',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32016R0679',
    },
    {
      title: 'Directive (EU) 2022/2555 (NIS2)',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32022L2555',
    },
    {
      title: 'Regulation (EU) 2022/2554 (DORA)',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32022R2554',
    },
    {
      title: 'Delegated Regulation (EU) 2025/301',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32025R0301',
    },
    {
      title: 'Regulation (EU) 2024/2847 (Cyber Resilience Act)',
      href: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=CELEX:32024R2847',
    },
    {
      title: '45 CFR Part 164, Subpart D',
      href: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-D',
    },
    { title: 'NIST SP 800-61 Rev. 3', href: 'https://csrc.nist.gov/pubs/sp/800/61/r3/final' },
  ],
} satisfies Article;
