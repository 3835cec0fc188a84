import type { FigureOf } from '../types';

/** Contract models without amounts; what is free and when notice is due are rules of the whole site. */
export const pricingModels: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'pricing-models',
  place: 'terms',
  heading: 'Four ways to pay, and the emergency',
  lead: 'First call, first view and quote are free. After that the kind of work decides what is counted.',
  options: ['Project', 'Study', 'Continuous service', 'Adviser'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'The scope can be written down',
        'Nobody could price the work honestly yet',
        'The work never ends, as monitoring does',
        'Direction is needed for months',
      ],
    },
    {
      criterion: 'Unit',
      cells: [
        'Fixed for tests, audits, memos and strategies; a ceiling for each stage of a build or step of other work',
        'One study with its paper',
        'Set-up with a ceiling, then a month of service',
        'A fixed roadmap, then days a month',
      ],
    },
    {
      criterion: 'What moves the price',
      cells: [
        'Systems touched and standards to meet',
        'Code and documents to be read',
        'Estate watched and hours of cover',
        'Entities, regulators and attendance on site',
      ],
    },
    {
      criterion: 'It ends',
      cells: ['On delivery', 'With the paper', 'On notice, usually three months', 'On one month of notice'],
    },
    {
      criterion: 'A change',
      cells: [
        'Priced before it is built; you may decline',
        'A second question is a second study',
        'Agreed in the service schedule',
        'Days are adjusted together',
      ],
    },
  ],
  caption:
    'A study is an order of its own. For an adviser, notice applies after delivery of the roadmap. Without a retainer, an emergency is paid by the hour once you have agreed on the call.',
};
