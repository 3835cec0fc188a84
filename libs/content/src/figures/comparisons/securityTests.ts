import type { FigureOf } from '../types';

/** Vulnerability assessment, penetration test, audit and red team. */
export const securityTests: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'assessment-test-audit-red-team',
  place: 'introduction',
  heading: 'Assessment, test, audit or red team',
  lead: 'The four are bought for different reasons. Read the first row, then what each of them leaves out.',
  options: ['Vulnerability assessment', 'Penetration test', 'Security audit', 'Red team'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'The list of known weaknesses is missing or stale',
        'One target holds what an attacker would want',
        'Somebody has named the criteria to be met',
        'The people who watch must be tested too, unannounced',
      ],
    },
    {
      criterion: 'Answers',
      cells: [
        'What is weak, anywhere?',
        'How far does an attacker get here?',
        'Do controls meet the criteria, and are they run?',
        'Would an attack be noticed and stopped in time?',
      ],
    },
    {
      criterion: 'How',
      cells: [
        'Scans with credentials, results verified by an analyst',
        'Manual work within agreed rules, up to proof',
        'Documents, interviews and samples from source systems',
        'A covert campaign towards an objective, from intelligence about real attackers',
      ],
    },
    {
      criterion: 'Exploits',
      cells: [
        'Nothing',
        'As much as a proof requires',
        'Nothing',
        'What the objective requires, under a control team',
      ],
    },
    {
      criterion: 'Who knows beforehand',
      cells: [
        'Operations',
        'The owner and a technical contact',
        'The owner of each control',
        'A small control team',
      ],
    },
    {
      criterion: 'You receive',
      cells: [
        'An asset list, and fixes in order',
        'Findings to reproduce, and a retest',
        'Graded findings, each with its evidence',
        'An account of the attack beside what was detected, and when',
      ],
    },
    {
      criterion: 'Leaves out',
      cells: [
        'Flaws in your own logic',
        'Whatever the agreed scope leaves out',
        'Whether an attacker could get around the control',
        'Breadth: it follows one path',
      ],
    },
  ],
  caption:
    'We carry out the first three, and none of the audits on what we built or run. For threat-led tests under DORA we prepare you and repair afterwards.',
};
