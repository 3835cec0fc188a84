import type { Figure } from './types';

export const figures: readonly Figure[] = [
  {
    kind: 'flow',
    id: 'event-flow',
    place: 'systems',
    heading: 'Many partners, one form of event',
    lead: 'Records are joined by identifiers that everyone accepts, then shared in the form of GS1 EPCIS 2.0.',
    caption:
      'The repository shows who recorded a statement. Whether it was true is a matter for inspections.',
    sources: ['ERP master data', 'Warehouse scans', 'EDI messages', 'Sensors'],
    stage: {
      title: 'EPCIS repository',
      description: 'Access by partner and product; corrections kept as events',
    },
    tiers: [
      { title: 'Filed', description: 'Customs and due-diligence declarations', kind: 'used' },
      { title: 'Kept', description: 'Events for the legal period', kind: 'kept' },
      { title: 'Sent back', description: 'Wrong geometry, unknown identifiers', kind: 'dropped' },
    ],
  },
];
