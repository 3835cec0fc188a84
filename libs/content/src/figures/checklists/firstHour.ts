import { company } from '../../company';
import type { FigureOf } from '../types';

/** What to do in the first hour of an incident, for printing beforehand. */
export const firstHour: FigureOf<'checklist'> = {
  kind: 'checklist',
  id: 'first-hour',
  place: 'introduction',
  heading: 'The first hour, on one sheet',
  lead: 'You can print it alone. Keep a copy with the contact list. The telephone number is an example until replaced.',
  lines: ['Incident', 'Led by', 'Began at (UTC)'],
  groups: [
    {
      title: 'Minutes 0 to 10: one rings, one disconnects',
      items: [
        'If money has left, ring the bank first: recalls depend on minutes.',
        `Ring the SOC on ${company.socWatch.display}.`,
        'Meanwhile, disconnect affected machines and leave them powered on.',
        'Take the backup system off the network.',
        'Note the sign-ins of misused accounts, suspend these and end their sessions.',
        'Write down the time, what was seen, and who touched what.',
      ],
    },
    {
      title: 'Minutes 10 to 20: decide',
      items: [
        'Reach whoever may order a shutdown.',
        'Cut the power of a machine only on their word.',
        'Look in the insurance policy: does it name a response firm, or ask for consent before one is engaged? Containment does not wait.',
        'Open a channel that the attacker cannot read: no company mail.',
      ],
    },
    {
      title: 'Minutes 20 to 40: keep evidence',
      items: [
        'Photograph notes and errors.',
        'Extend the retention of sign-in, mail and endpoint logs.',
        'Run no clean-up tools, and reinstall nothing yet.',
      ],
    },
    {
      title: 'Minutes 40 to 60: inform',
      items: [
        'Tell counsel, who decides whether a duty to notify has begun.',
        'Tell the insurer before anything is paid or promised.',
        'Note in UTC, with a name: suspected, confirmed, classified, personal data affected. Legal clocks start from these.',
        'Agree one spokesperson, and what staff may say.',
      ],
    },
  ],
};
