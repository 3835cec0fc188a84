import type { Guidance } from '../guidance/Guidance';
import type { ContainerProps } from './Container';

export const guidance: Guidance<ContainerProps> = {
  part: 'Container',
  purpose: 'The column of the content: 1200 px wide at most, with gutters.',
  useFor: ['content outside a `Section`, such as a bar or a notice'],
  notFor: [
    { situation: 'a section with a heading', instead: 'Section' },
    { situation: 'a background of its own', instead: 'Surface' },
  ],
  limits: [],
  related: ['Section', 'Surface', 'FullBleedSection'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [{ criterion: '1.4.10', how: 'Never wider than the window.' }],
    supply: [],
  },
};
