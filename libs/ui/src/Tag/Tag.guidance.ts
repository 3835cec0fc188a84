import type { Guidance } from '../guidance/Guidance';
import type { TagProps } from './Tag';

export const guidance: Guidance<TagProps> = {
  part: 'Tag',
  purpose: 'A small label.',
  useFor: ['the category, author or length of an item', 'with `hue`, the colour of a category'],
  notFor: [
    { situation: 'a message', instead: 'Notice' },
    { situation: 'a link or a filter', instead: 'TextLink' },
    { situation: 'the names of standards in a line', instead: 'StandardsList' },
  ],
  limits: [
    { prop: 'children', unit: 'words', max: 4 },
    { prop: 'children', unit: 'characters', max: 40 },
  ],
  related: ['IconTile', 'Time', 'StandardsList', 'Notice'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'text (`span`)',
    meets: [{ criterion: '1.4.1', how: 'The ring in the hue is decorative; the text is sufficient.' }],
    supply: ['Markup as a list, if there are several.'],
  },
};
