import type { FigureOf } from '../types';

/** SIEM, XDR and data lake. */
export const logPlatforms: FigureOf<'comparison'> = {
  kind: 'comparison',
  id: 'siem-xdr-data-lake',
  place: 'introduction',
  heading: 'SIEM, XDR or a data lake',
  lead: 'They answer different questions, and an estate may need two of them.',
  options: ['SIEM', 'XDR', 'Data lake'],
  rows: [
    {
      criterion: 'Choose it when',
      cells: [
        'You run custom applications, several clouds or long retention',
        'The estate is single-vendor and obligations are modest',
        'History is required and few will read it',
      ],
    },
    {
      criterion: 'Made for',
      cells: [
        'Seeing one attack across many systems, and keeping the history',
        'Detecting and stopping attacks inside one vendor’s estate',
        'Keeping large volumes for years, and searching them later',
      ],
    },
    {
      criterion: 'Sources',
      cells: [
        'Any source with a parser, or one written for it',
        'The vendor’s own sensors, others through connectors',
        'Anything; the schema can wait',
      ],
    },
    {
      criterion: 'Detections',
      cells: [
        'Yours: kept as code, each with a test',
        'Mostly the vendor’s, plus rules on its data',
        'None until you bring queries or an engine',
      ],
    },
    {
      criterion: 'Response',
      cells: ['Through other tools and playbooks', 'Built in: isolate a device, disable an account', 'None'],
    },
    {
      criterion: 'The bill follows',
      cells: ['Volume and retention', 'Devices and users', 'Storage and queries'],
    },
  ],
};
