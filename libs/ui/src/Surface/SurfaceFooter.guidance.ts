import type { Guidance } from '../guidance/Guidance';
import type { SurfaceFooterProps } from './SurfaceFooter';

export const guidance: Guidance<SurfaceFooterProps> = {
  part: 'SurfaceFooter',
  purpose: 'The last part of a `Surface`, filled from edge to edge.',
  useFor: ['the closing `Section` of a surface, set apart'],
  notFor: [
    { situation: 'the footer of the site', instead: 'Footer' },
    { situation: 'the end of a page', instead: 'CallToAction' },
  ],
  limits: [],
  related: ['Surface', 'Section'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [{ criterion: '1.4.6', how: 'Body text has a contrast of 7:1 in both themes.' }],
    supply: ['One `Section`.'],
  },
  documentedWith: 'Surface',
};
