import type { Guidance } from '../guidance/Guidance';
import type { BeforeAfterProps } from './BeforeAfter';

export const guidance: Guidance<BeforeAfterProps> = {
  part: 'BeforeAfter',
  purpose: 'One course drawn twice: with the waits of today, and with the checks that replace them.',
  useFor: ['what a change of method removes and what it adds', 'the same start and end in both courses'],
  notFor: [
    { situation: 'steps with durations', instead: 'Timeline' },
    { situation: 'products or methods to choose from', instead: 'Table' },
    { situation: 'waits that were measured: the loops have one size' },
  ],
  limits: [
    { prop: 'heading', unit: 'characters', min: 8, max: 60 },
    { prop: 'lead', unit: 'characters', max: 220 },
    { prop: 'caption', unit: 'characters', max: 260 },
  ],
  related: ['Figure', 'Timeline'],
  keyboard: [],
  accessibility: {
    name: 'The heading.',
    role: '`figure` with two ordered lists, each below a heading',
    meets: [
      { criterion: '1.1.1', how: 'Every stop is text; the lines are hidden.' },
      { criterion: '1.4.1', how: 'Loops and rings differ in shape, and the legend names them.' },
      { criterion: '1.4.10', how: 'Below 896 px the lines run down a rail beside the words.' },
    ],
    supply: ['Stops that say what waits, or what is checked.'],
  },
};
