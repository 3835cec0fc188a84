import type { Guidance } from '../guidance/Guidance';
import type { DescriptionListProps } from './DescriptionList';

export const guidance: Guidance<DescriptionListProps> = {
  part: 'DescriptionList',
  purpose: 'Terms and their descriptions between hairlines.',
  useFor: [
    'deliverables, standards, principles: a name and what it means',
    'facts of one thing, as label and value',
  ],
  notFor: [
    { situation: 'figures', instead: 'Metrics' },
    { situation: 'a comparison in several columns', instead: 'Table' },
    { situation: 'steps whose order matters', instead: 'Steps' },
    { situation: 'titles that are links', instead: 'LinkList' },
  ],
  limits: [
    { prop: 'rows', unit: 'items', min: 2, max: 10 },
    { prop: 'rows[].title', unit: 'characters', max: 80 },
    { prop: 'rows[].description', unit: 'characters', max: 320 },
  ],
  related: ['CheckList', 'Table', 'Metrics', 'FeatureList'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'description list (`dl`)',
    meets: [{ criterion: '1.3.1', how: 'Term and description are associated in the markup.' }],
    supply: ['Terms that differ within the list.', '`density="narrow"` only for terms of one word.'],
  },
};
