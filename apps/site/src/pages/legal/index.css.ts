import { fontWeight, media } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const text = style({});

globalStyle(`${text} :is(p, li)`, { '@media': { [media.print]: { fontSize: '1.056rem' } } });
globalStyle(`${text} > * > div`, { '@media': { [media.print]: { maxInlineSize: '48rem' } } });
globalStyle(`${text} tbody > tr > th`, { fontWeight: fontWeight.body });
