import type { Guidance } from '../guidance/Guidance';
import type { DirectoryGroupProps } from './DirectoryGroup';

export const guidance: Guidance<DirectoryGroupProps> = {
  part: 'DirectoryGroup',
  purpose: 'A group of links that expands from a row with icon, title and number of links.',
  useFor: [
    'a directory of many pages in a few groups',
    'groups that a link on another page opens, by `contentId`',
  ],
  notFor: [
    { situation: 'fewer than about fifteen links in all', instead: 'PageList' },
    { situation: 'text that opens on demand', instead: 'Disclosure' },
    { situation: 'questions and answers', instead: 'FAQ' },
  ],
  limits: [
    { prop: 'title', unit: 'characters', max: 40 },
    { prop: 'text', unit: 'characters', max: 200 },
    { prop: 'links', unit: 'items', min: 1, max: 10 },
    { prop: 'links[].label', unit: 'characters', max: 40 },
    { prop: 'links[].text', unit: 'characters', max: 120 },
  ],
  related: ['PageList', 'LinkList', 'Disclosure'],
  keyboard: [
    { keys: ['Enter', 'Space'], on: 'the row', does: 'opens or closes the group' },
    { keys: ['Tab'], on: 'the row of an open group', does: 'moves to the first link' },
    { keys: ['Enter'], on: 'a link', does: 'follows the link' },
  ],
  accessibility: {
    name: 'Title and number of links name the row.',
    role: 'native `details` with a heading of `level` in its `summary`',
    meets: [
      { criterion: '2.1.1', how: 'A native control, which also works without JavaScript.' },
      { criterion: '4.1.2', how: 'The browser exposes whether the group is open.' },
    ],
    supply: [
      'The heading level that fits the page.',
      'Descriptions of the links where names alone are unclear.',
    ],
  },
};
