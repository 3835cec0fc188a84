import type { Guidance } from '../guidance/Guidance';
import type { SkipLinkProps } from './SkipLink';

export const guidance: Guidance<SkipLinkProps> = {
  part: 'SkipLink',
  purpose: 'A link to the main content, visible while it has the focus.',
  useFor: ['the first element of every page'],
  notFor: [{ situation: 'links to the sections of a page', instead: 'TableOfContents' }],
  limits: [{ prop: 'children', unit: 'words', max: 5 }],
  related: ['Header', 'TableOfContents'],
  keyboard: [
    { keys: ['Tab'], on: 'the top of the page', does: 'shows the link and moves the focus to it' },
    { keys: ['Enter'], on: 'the link', does: 'moves the focus to the target' },
  ],
  accessibility: {
    name: 'Its text.',
    role: 'link',
    meets: [
      { criterion: '2.4.1', how: 'Skips header and navigation.' },
      { criterion: '2.4.7', how: 'Visible while it has the focus.' },
    ],
    supply: [
      'A target that can receive the focus: `<main id="…" tabIndex={-1}>`.',
      'No focusable element before it.',
    ],
  },
};
