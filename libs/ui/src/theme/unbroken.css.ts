import { globalStyle, style } from './sharedStyle';

export const nowrap = style({ whiteSpace: 'nowrap' });

// With their tracking, a hyphen would touch the letters beside it.
globalStyle(`h2 > ${nowrap} > span`, { marginInline: '0.05em' });
