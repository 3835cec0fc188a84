import type { Guidance } from '../guidance/Guidance';
import type { SurfaceProps } from './Surface';

export const guidance: Guidance<SurfaceProps> = {
  part: 'Surface',
  purpose: 'The surface for the content of a page on a `DarkSurface`, in the theme of the visitor.',
  useFor: [
    'sections of an inner page',
    'one subject of a page: a new surface for each',
    'with `tone="translucent"`, a short list or links between two opaque surfaces',
  ],
  notFor: [
    { situation: 'the home page, which has no dark background', instead: 'Section' },
    { situation: 'a card to choose', instead: 'LinkCards' },
    { situation: 'a surface inside another' },
    { situation: 'with `tone="translucent"`, long text' },
  ],
  limits: [],
  related: ['DarkSurface', 'Section', 'SurfaceFooter'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [
      { criterion: '1.4.6', how: 'Body text has a contrast of 7:1 in both themes, also over particles.' },
    ],
    supply: ['`Section`s as its content, optionally followed by a `SurfaceFooter`.'],
  },
};
