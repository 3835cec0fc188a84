import { style } from './sharedStyle';

export const nowrap = style({ whiteSpace: 'nowrap' });
