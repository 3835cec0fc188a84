import type { Guidance } from '../guidance/Guidance';
import type { PageListProps } from './PageList';

export const guidance: Guidance<PageListProps> = {
  part: 'PageList',
  purpose: 'Links to pages, each with a summary, in one or two columns.',
  useFor: ['related pages at the end of a page', 'all pages of a category'],
  notFor: [
    { situation: 'a choice of a few with icons', instead: 'LinkCards' },
    { situation: 'links that are read in order', instead: 'LinkList' },
    { situation: 'more than about twenty pages', instead: 'DirectoryGroup' },
  ],
  limits: [
    { prop: 'pages', unit: 'items', min: 2, max: 20 },
    { prop: 'pages[].title', unit: 'characters', max: 40 },
    { prop: 'pages[].summary', unit: 'characters', max: 120 },
  ],
  related: ['LinkList', 'LinkCards', 'DirectoryGroup'],
  keyboard: [
    { keys: ['Tab'], on: 'an item', does: 'moves to the next item: each is one tab stop' },
    { keys: ['Enter'], on: 'an item', does: 'follows its link' },
  ],
  accessibility: {
    name: 'The title names the link.',
    role: 'list with a heading of `level` and a link in each item',
    meets: [
      { criterion: '2.4.4', how: 'The title alone names the target.' },
      { criterion: '2.5.5', how: 'The whole item is the target.' },
      { criterion: '2.4.7', how: 'The focus ring surrounds the item.' },
    ],
    supply: ['The heading level that fits the page.', '`columns={1}` inside a narrow column.'],
  },
};
