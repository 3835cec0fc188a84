import type { Guidance } from '../guidance/Guidance';
import type { MetricsProps } from './Metrics';

export const guidance: Guidance<MetricsProps> = {
  part: 'Metrics',
  purpose: 'Figures and what each counts.',
  useFor: ['two to five figures in a strip', 'with `layout="grid"`, an even number in two columns'],
  notFor: [
    { situation: 'values that are compared by row and column', instead: 'Table' },
    { situation: 'facts in words', instead: 'DescriptionList' },
    { situation: 'figures without a source' },
  ],
  limits: [
    { prop: 'metrics', unit: 'items', min: 2, max: 10 },
    { prop: 'metrics[].value', unit: 'characters', max: 8 },
    { prop: 'metrics[].label', unit: 'characters', max: 28 },
  ],
  related: ['DescriptionList', 'Table', 'CaseStudy'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'description list (`dl`)',
    meets: [{ criterion: '1.3.1', how: 'What a figure counts is announced before the figure.' }],
    supply: ['Units within the value: “24/7”, “98%”.'],
  },
};
