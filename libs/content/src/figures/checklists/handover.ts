import type { FigureOf } from '../types';

/** What a client checks before accepting a system. */
export const handover: FigureOf<'checklist'> = {
  kind: 'checklist',
  id: 'handover-checklist',
  place: 'terms',
  heading: 'Handover is complete when your people did it',
  lead: 'Tick a box once somebody on your side has done it without help from the supplier, whoever the supplier is.',
  lines: ['System', 'Handed over by', 'Accepted by, on'],
  groups: [
    {
      title: 'Ownership',
      items: [
        'Repositories, domains, certificates and store accounts are in the company’s name.',
        'Licences and third-party components are listed with their terms.',
        'The contract assigns the rights in code and documents.',
      ],
    },
    {
      title: 'Access',
      items: [
        'Every administrator account belongs to a named person of yours.',
        'Each secret that the supplier knew has been replaced.',
        'The supplier’s accounts are closed, and the log shows it.',
      ],
    },
    {
      title: 'Operation',
      items: [
        'A change was built, released and rolled back from a clean machine.',
        'Last night’s backup was restored elsewhere, and the time noted.',
        'An alert reached the person on call.',
        'The runbook was followed by somebody who did not write it.',
      ],
    },
    {
      title: 'Knowledge',
      items: [
        'Decision records explain why the main parts are as they are.',
        'Known faults and postponed work are on one list with owners.',
        'Data formats and an export are documented for the next supplier.',
      ],
    },
  ],
  caption: 'At its own address, this page’s with #handover-checklist, it is printed alone.',
};
