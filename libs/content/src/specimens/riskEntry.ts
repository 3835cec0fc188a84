import type { SpecimenContent } from './types';

/** The place of a frequency, logarithmic, from once in 30 years to yearly. */
const onceIn = (years: number) => 1 - Math.log(years) / Math.log(30);

/** The place of a duration, linear, up to 15 days. */
const days = (count: number) => count / 15;

export const riskEntry = {
  kind: 'specimen',
  heading: 'One entry of a risk register',
  lead: 'A scenario with its ranges, their sources and the decision taken. Company and estimates are invented.',
  specimen: {
    document: 'Risk register, entry R-07',
    synthetic: 'invented company, invented estimates',
    title: 'Order entry stops because a supplier is the way in',
    facts: [
      { term: 'risk owner', text: 'head of operations' },
      { term: 'decision', text: 'reduce, accept the rest' },
      { term: 'review', text: 'each half-year, or after a change of supplier' },
    ],
    sections: [
      {
        note: {
          title: 'A scenario with a plot',
          description:
            'Actor, way in, asset, effect. Whoever estimates must be able to imagine one particular Monday.',
        },
        body: [
          {
            type: 'path',
            heading: 'Scenario',
            stops: [
              { title: 'Extortion group', text: 'holds a password of the supplier' },
              { title: 'Remote access', text: 'second factor absent', link: 'missing' },
              { title: 'Order system', text: 'encrypted, backups reachable', link: 'missing' },
              { title: 'Loss', text: 'orders taken by telephone for days' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Ranges, before and after',
          description:
            'The estimators are sure, nine times in ten, that the truth lies inside the braid. Each ring is the middle of its range.',
        },
        body: [
          {
            type: 'scales',
            heading: 'How often (logarithmic scale)',
            poles: ['once in 30 years', 'yearly'],
            items: [
              { title: 'Today', text: 'once in 3 to 12 years', from: onceIn(12), at: onceIn(3) },
              {
                title: 'With both measures',
                text: 'once in 10 to 30 years',
                from: onceIn(30),
                at: onceIn(10),
              },
            ],
          },
          {
            type: 'scales',
            heading: 'How long orders are hindered',
            poles: ['no day', '15 days'],
            items: [
              { title: 'Today', text: '6 to 14 working days', from: days(6), at: days(14) },
              { title: 'With both measures', text: '1 to 3 working days', from: days(1), at: days(3) },
            ],
          },
          {
            type: 'rows',
            heading: 'What the ranges rest on',
            rows: [
              {
                term: 'Frequency',
                text: 'published incidents at firms of this size; two attempts in your own logs',
              },
              { term: 'Duration', text: 'last restore test; interview with the order desk' },
              { term: 'Confidence', text: 'medium: the supplier answered one question of four' },
            ],
          },
        ],
      },
      {
        note: {
          title: 'Measures on one scale',
          description:
            'Effort and effect side by side, and what remains after each. The cheapest useful one comes first.',
        },
        body: [
          {
            type: 'table',
            heading: 'Treatment',
            head: ['measure', 'effort', 'effect', 'remains'],
            cells: [
              ['Second factor for the supplier', 'low', 'frequency', 'stolen session'],
              ['Backup copy out of reach', 'medium', 'duration', 'data since the last copy'],
              ['Insurance for interruption', 'yearly premium', 'cost only', 'waiting period'],
              ['Change of supplier', 'high', 'uncertain', 'the same question again'],
            ],
          },
          {
            type: 'statement',
            heading: 'Decision',
            text: 'Take the first two by the end of the quarter. Accept what remains. Ask the insurer again with the new ranges.',
          },
        ],
      },
    ],
    foot: 'ISO/IEC 27005:2022 · loss in money on the sheet for finance',
  },
} as const satisfies SpecimenContent;
