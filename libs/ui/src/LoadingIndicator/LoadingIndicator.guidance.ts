import type { Guidance } from '../guidance/Guidance';
import type { LoadingIndicatorProps } from './LoadingIndicator';

export const guidance: Guidance<LoadingIndicatorProps> = {
  part: 'LoadingIndicator',
  purpose: 'A line along the top of the window while a page is loading.',
  useFor: ['page changes of a client-side router'],
  notFor: [
    { situation: 'sending a form', instead: 'GlowButton' },
    { situation: 'the loading of a part of the page' },
    { situation: 'progress that can be measured' },
  ],
  limits: [{ prop: 'label', unit: 'words', max: 4 }],
  related: ['GlowButton', 'ErrorPanel'],
  keyboard: [],
  accessibility: {
    name: 'None; `label` is announced.',
    role: 'status',
    meets: [
      { criterion: '4.1.3', how: 'The label is announced politely, if loading takes longer than 150 ms.' },
      { criterion: '2.3.3', how: 'The line does not move under reduced motion.' },
    ],
    supply: ['Keeping it mounted: only changes of an existing live region are announced.'],
  },
};
