import { createVar, fallbackVar } from '@vanilla-extract/css';
import { layered } from './layered';
import { media } from './media';

const shared = layered('keystrand.components.shared');
const color = createVar();

shared.globalStyle(':root', { '@media': { [media.moreContrast]: { vars: { [color]: 'currentColor' } } } });

/**
 * Border of a button that only its icon or text shows. It is drawn for visitors who prefer more contrast. In forced colours,
 * browsers draw transparent borders.
 */
export const hiddenBorder = `1px solid ${fallbackVar(color, 'transparent')}`;
