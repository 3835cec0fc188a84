import type { Guidance } from '../guidance/Guidance';
import type { LinkListProps } from './LinkList';

export const guidance: Guidance<LinkListProps> = {
  part: 'LinkList',
  purpose: 'Links as rows between hairlines, each with a description.',
  useFor: [
    'links that are read in order: services, articles',
    'rows with a date or a tag in the description',
  ],
  notFor: [
    { situation: 'a choice whose order does not matter', instead: 'LinkCards' },
    { situation: 'related pages in two columns', instead: 'PageList' },
    { situation: 'terms that are no links', instead: 'DescriptionList' },
  ],
  limits: [
    { prop: 'rows', unit: 'items', min: 2, max: 10 },
    { prop: 'rows[].title', unit: 'characters', max: 64 },
    { prop: 'rows[].text', unit: 'characters', max: 200 },
  ],
  related: ['LinkCards', 'PageList', 'DirectoryGroup', 'DescriptionList'],
  keyboard: [
    { keys: ['Tab'], on: 'a row', does: 'moves to the next row: each is one tab stop' },
    { keys: ['Enter'], on: 'a row', does: 'follows its link' },
  ],
  accessibility: {
    name: 'The title names the link.',
    role: 'list with a heading of `level` and a link in each item',
    meets: [
      { criterion: '2.4.4', how: 'The title alone names the target.' },
      { criterion: '2.5.5', how: 'The whole row is the target.' },
      { criterion: '2.4.7', how: 'The focus ring surrounds the row.' },
    ],
    supply: ['The heading level that fits the page.', 'No control in the description: the link covers it.'],
  },
};
