import type { Guidance } from '../guidance/Guidance';
import type { IconProps } from './Icon';

export const guidance: Guidance<IconProps> = {
  part: 'Icon',
  purpose: 'A content icon in the colour of the text.',
  useFor: ['an icon beside the text that names the thing'],
  notFor: [
    { situation: 'icons of controls: menu, close, arrow', instead: 'InterfaceIcon' },
    { situation: 'an icon on a tinted square', instead: 'IconTile' },
    { situation: 'an icon as the only label of a control' },
  ],
  limits: [],
  related: ['IconTile', 'InterfaceIcon', 'FeatureList'],
  keyboard: [],
  accessibility: {
    name: 'None: it is hidden from assistive technology.',
    role: 'decorative image',
    meets: [{ criterion: '1.1.1', how: 'Decorative, and hidden with `aria-hidden`.' }],
    supply: ['A text beside it that says the same.', '`registerIcons` before the first render.'],
  },
};
