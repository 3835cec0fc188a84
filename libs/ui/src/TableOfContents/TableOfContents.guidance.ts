import type { Guidance } from '../guidance/Guidance';
import type { TableOfContentsProps } from './TableOfContents';

export const guidance: Guidance<TableOfContentsProps> = {
  part: 'TableOfContents',
  purpose: 'Links to the headings of a long page.',
  useFor: ['pages with three or more long sections: articles, policies'],
  notFor: [
    { situation: 'links to other pages', instead: 'LinkList' },
    { situation: 'the place of the page in the site', instead: 'Breadcrumbs' },
  ],
  limits: [
    { prop: 'label', unit: 'characters', max: 64 },
    { prop: 'items', unit: 'items', min: 3, max: 15 },
    { prop: 'items[].text', unit: 'characters', max: 64 },
  ],
  related: ['Prose', 'Section', 'Breadcrumbs', 'SkipLink'],
  keyboard: [
    { keys: ['Tab'], on: 'a link', does: 'moves to the next heading' },
    { keys: ['Enter'], on: 'a link', does: 'scrolls to the heading; Tab continues from there' },
  ],
  accessibility: {
    name: '`label`, which is visible.',
    role: 'navigation landmark with an ordered list',
    meets: [
      { criterion: '2.4.5', how: 'A second way to the parts of a page.' },
      { criterion: '2.5.8', how: 'Links are at least 24 px high.' },
    ],
    supply: [
      'A label that differs from other navigation landmarks of the page.',
      'The text of each heading, and its `id`.',
    ],
  },
};
