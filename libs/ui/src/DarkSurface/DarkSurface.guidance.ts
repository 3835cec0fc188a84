import type { Guidance } from '../guidance/Guidance';
import type { DarkSurfaceProps } from './DarkSurface';

export const guidance: Guidance<DarkSurfaceProps> = {
  part: 'DarkSurface',
  purpose: 'A background that is dark in both themes, with an optional decoration behind the content.',
  useFor: [
    'the whole of an inner page: `Hero`, `Surface`s, `CallToAction`',
    'content over an animated background',
  ],
  notFor: [
    { situation: 'long text: put it on a `Surface` inside', instead: 'Surface' },
    { situation: 'one dark section of a light page', instead: 'FullBleedSection' },
  ],
  limits: [],
  related: ['Surface', 'Hero', 'CallToAction', 'FullBleedSection'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element (`div`)',
    meets: [
      { criterion: '1.4.3', how: 'Text has its contrast over any decoration.' },
      { criterion: '1.4.6', how: 'Body text reaches 7:1.' },
    ],
    supply: [
      'A control that stops a moving background (2.2.2).',
      'A decoration without text or controls: it is behind the content.',
    ],
  },
};
