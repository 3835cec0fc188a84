import type { Guidance } from '../guidance/Guidance';
import type { ErrorPanelProps } from './ErrorPanel';

export const guidance: Guidance<ErrorPanelProps> = {
  part: 'ErrorPanel',
  purpose: 'Takes the place of a page that failed to load or to render.',
  useFor: ['the fallback of an error boundary', 'a page whose data did not arrive'],
  notFor: [
    { situation: 'an address that does not exist', instead: 'NotFoundArt' },
    { situation: 'a failure in a part of the page', instead: 'Notice' },
    { situation: 'errors of a form', instead: 'ErrorSummary' },
  ],
  limits: [{ prop: 'title', unit: 'characters', max: 60 }],
  related: ['Notice', 'ErrorSummary', 'GlowButton'],
  keyboard: [],
  accessibility: {
    name: 'None; the heading is the `h1` of the page.',
    role: 'alert',
    meets: [{ criterion: '4.1.3', how: 'The whole panel is announced when it appears.' }],
    supply: [
      'What happened and what to do, without codes.',
      'A retry button, and a link that works without it.',
      'Moving the focus to the heading after a page change.',
    ],
  },
};
