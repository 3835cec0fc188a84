import type { Guidance } from '../guidance/Guidance';
import type { FullBleedSectionProps } from './FullBleedSection';

export const guidance: Guidance<FullBleedSectionProps> = {
  part: 'FullBleedSection',
  purpose: 'A section across the full width of the window, with its own background.',
  useFor: ['one section of a page that has to stand out', 'a change of subject on a long page'],
  notFor: [
    { situation: 'the background of a whole page', instead: 'DarkSurface' },
    { situation: 'text on a `DarkSurface`', instead: 'Surface' },
    { situation: 'two neighbouring sections' },
  ],
  limits: [],
  related: ['Section', 'DarkSurface', 'Surface'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [{ criterion: '1.4.3', how: 'Both tones have their own text colours.' }],
    supply: ['One `Section` as its content.', 'At most one dark section on a page.'],
  },
};
