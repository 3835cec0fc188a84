import type { Guidance } from '../guidance/Guidance';
import type { IconTileProps } from './IconTile';

export const guidance: Guidance<IconTileProps> = {
  part: 'IconTile',
  purpose: 'An icon on a tinted, rounded square.',
  useFor: ['the first element of a row, card or heading', 'showing the hue of a category'],
  notFor: [
    { situation: 'an icon in running text', instead: 'Icon' },
    { situation: 'a label', instead: 'Tag' },
  ],
  limits: [],
  related: ['Icon', 'FeatureList', 'LinkList', 'Tag'],
  keyboard: [],
  accessibility: {
    name: 'None: it is decorative.',
    role: 'generic element (`span`) with a hidden image',
    meets: [{ criterion: '1.4.11', how: 'The icon has a contrast of at least 3:1 with its tint.' }],
    supply: ['A text beside it that names the thing.'],
  },
};
