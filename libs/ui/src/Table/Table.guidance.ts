import type { Guidance } from '../guidance/Guidance';
import type { TableProps } from './Table';

export const guidance: Guidance<TableProps> = {
  part: 'Table',
  purpose: 'Data in rows and columns, each with a header.',
  useFor: ['values that are compared by row and column'],
  notFor: [
    { situation: 'one value for each term', instead: 'DescriptionList' },
    { situation: 'a few figures', instead: 'Metrics' },
    { situation: 'layout' },
  ],
  limits: [
    { prop: 'caption', unit: 'characters', max: 60 },
    { prop: 'head', unit: 'items', min: 2, max: 5 },
    { prop: 'head[]', unit: 'characters', max: 24 },
    { prop: 'rows', unit: 'items', min: 2, max: 12 },
    { prop: 'rows[][]', unit: 'characters', max: 200 },
  ],
  related: ['DescriptionList', 'Metrics', 'Prose'],
  keyboard: [
    { keys: ['Tab'], on: 'the control before a table that scrolls', does: 'moves to the table' },
    { keys: ['Arrow left', 'Arrow right'], on: 'a table that scrolls', does: 'scrolls it' },
    { keys: ['Enter'], on: 'a link in a cell', does: 'follows the link' },
  ],
  accessibility: {
    name: '`caption` names the table, and the region if it scrolls.',
    role: 'table with row and column headers; a focusable region while it scrolls',
    meets: [
      { criterion: '1.3.1', how: 'Headers are associated with their cells.' },
      { criterion: '1.4.10', how: 'A wide table scrolls by itself, not the page.' },
      { criterion: '2.1.1', how: 'A table that scrolls can receive the focus.' },
    ],
    supply: ['A first cell in each row that names the row.', 'A caption that says what is compared.'],
  },
};
