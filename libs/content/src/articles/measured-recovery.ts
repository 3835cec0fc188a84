import { company } from '../company';
import type { Article } from '../types';

export const article = {
  id: 'measured-recovery',
  title: 'A recovery time has to be measured',
  subject: 'Recovery times',
  summary:
    'How to turn recovery objectives into arithmetic, an order of restoration and one timed exercise a year.',
  date: '2026-07-28',
  checked: '2026-11-23',
  author: `${company.name} IT Consulting`,
  category: 'consulting',
  services: ['/cloud-solutions-integration', '/services/incident-response'],
  figure: {
    rows: [
      { label: 'Objective: 4 hours', braid: [[2, 16.4]] },
      { label: 'Link of 10 Gbit/s: 2 h 40 min', braid: [[2, 11.6]], open: [11.6] },
      { label: 'Disk array: 8 h 20 min', braid: [[2, 16.4]], dotted: [[16.4, 32]], open: [32] },
      { label: 'Link of 1 Gbit/s: 26 h 40 min', braid: [[2, 16.4]], dotted: [[16.4, 98]], open: [98] },
    ],
    caption:
      'Shortest time to move 12 TB, to scale: braided within an objective of four hours, dotted beyond it. One path of three keeps the objective.',
  },
  body: [
    {
      type: 'paragraph',
      text: 'A continuity plan contains a table of recovery time objectives, and its figures may have been chosen in a meeting. Four hours sounds responsible. Whether anybody could restore the system in four hours is a different question, and it can be answered with a calculator and a stopwatch.',
    },
    { type: 'heading', id: 'measured-recovery-terms', text: 'Three figures, three owners' },
    {
      type: 'list',
      items: [
        [
          { type: 'strong', text: 'Maximum tolerable downtime' },
          ' is how long the process can be away before the harm is unacceptable. The business owns it. ISO 22301 arrives at it through the business impact analysis.',
        ],
        [
          { type: 'strong', text: 'Recovery time objective (RTO)' },
          ' is the time within which the system must be usable again. It has to be shorter, because after the system returns, somebody has to enter the backlog and check the result.',
        ],
        [
          { type: 'strong', text: 'Recovery point objective (RPO)' },
          ' is how much recent data may be lost. It sets the interval between copies and has nothing to do with speed.',
        ],
      ],
    },
    {
      type: 'paragraph',
      text: 'NIST SP 800-34 keeps the three apart, and so should the plan. An availability figure is none of them: 99.9% over a month of thirty days allows 43 minutes and 12 seconds, and says nothing about how long a single bad day may last.',
    },
    { type: 'heading', id: 'measured-recovery-arithmetic', text: 'The arithmetic of bytes' },
    {
      type: 'paragraph',
      text: 'A restore cannot be faster than its narrowest part: the medium, the link, the write path, or the decompression. For 12 TB (decimal) the sums look like this.',
    },
    {
      type: 'table',
      caption: 'Shortest time to move 12 TB, without overhead',
      head: ['Path', 'Rate', 'Time'],
      rows: [
        ['Link of 1 Gbit/s, fully used', '125 MB/s', '26 h 40 min'],
        ['Disk array that writes 400 MB/s', '400 MB/s', '8 h 20 min'],
        ['Link of 10 Gbit/s, fully used', '1,250 MB/s', '2 h 40 min'],
      ],
    },
    {
      type: 'paragraph',
      text: 'Real transfers stay well below that, and many restores run at once. If the objective is four hours and the archive sits behind the first line of the table, no amount of staff will help. The choices are to restore less at first, to keep a copy nearer, or to change the objective in writing.',
    },
    { type: 'heading', id: 'measured-recovery-order', text: 'The order is a graph' },
    {
      type: 'paragraph',
      text: 'An ordering system that is back after three hours is of no use while nobody can sign in. Draw what each service needs to start, and restore from the roots:',
    },
    {
      type: 'list',
      ordered: true,
      items: [
        'A clean place to work: an isolated network, trusted machines, and the accounts, keys and licences to build with, held outside the environment that was lost.',
        'Time, name resolution and identity. After an intrusion, a directory must be treated as hostile until rebuilt or examined, which can take longer than the rest together.',
        'Storage and network with their configuration. Device settings that exist only on the devices are gone with them.',
        'Databases, then the applications upon them, in the order agreed with the business.',
        'Interfaces to partners, who may have blocked you meanwhile and will want evidence before they reconnect.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Circular dependencies show up at this point: the password safe that needs the directory, the backup server whose catalogue is stored on the system it protects, the runbook in the wiki. Each is a cheap repair today.',
    },
    { type: 'heading', id: 'measured-recovery-attack', text: 'Why an attack is not a fire' },
    {
      type: 'paragraph',
      text: 'After a fire the newest copy is the best one. After an intrusion it may contain the intruder. NIST SP 800-184 therefore treats recovery from a cyber event as its own discipline: find out when the compromise began before choosing a restore point, restore into isolation, and look for what allowed the attacker to return. Attackers may go for the backups first, so at least one copy must be out of reach of every production administrator: offline, or immutable with separate credentials and a retention that no one person can shorten. The recovery point then depends on the age of the last clean copy, which can be weeks.',
    },
    { type: 'heading', id: 'measured-recovery-exercise', text: 'One exercise, properly timed' },
    {
      type: 'paragraph',
      text: 'A green tick in the backup console proves that a job ended. Restoring a file proves that the media can be read. Only bringing back a whole service proves the objective. Once a year, for one critical service:',
    },
    {
      type: 'list',
      items: [
        'Draw the restore point by lot, so that it is not last night.',
        'Use only what would survive: the isolated copy, the printed runbook, the people on the rota, one of whom is declared unavailable.',
        'Start the clock at the decision to recover and stop it when a user completes a real transaction. Note each handover.',
        'Reconcile a sample of records with another source, and count what was lost. That is the measured recovery point.',
      ],
    },
    {
      type: 'paragraph',
      text: 'The report fits on one page: objective, measured time, measured loss, date, the three longest waits, and who repairs them by when. A board can act on that. It may also learn that waiting for access and decisions took more hours than copying data.',
    },
  ],
  sources: [
    {
      title: 'NIST SP 800-34 Rev. 1: Contingency Planning Guide for Federal Information Systems',
      href: 'https://csrc.nist.gov/pubs/sp/800/34/r1/upd1/final',
    },
    {
      title: 'NIST SP 800-184: Guide for Cybersecurity Event Recovery',
      href: 'https://csrc.nist.gov/pubs/sp/800/184/final',
    },
    {
      title: 'NIST SP 800-209: Security Guidelines for Storage Infrastructure',
      href: 'https://csrc.nist.gov/pubs/sp/800/209/final',
    },
    {
      title: 'ISO 22301:2019: Security and resilience, Business continuity management systems, Requirements',
      href: 'https://www.iso.org/standard/75106.html',
    },
  ],
} satisfies Article;
