import { fontWeight, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens a narrow table of contents, so that tables have room; running text is narrower. */
export const columns = style({ rowGap: space[12] });

globalStyle(`${columns} > :first-child`, { '@media': { [media.wide]: { flex: '0 0 16rem' } } });
globalStyle(`${columns} :is(p, li)`, { '@media': { [media.print]: { fontSize: '1.056rem' } } });
globalStyle(`${columns} > nav > ol`, { vars: { 'scroll-target-group': 'auto' } });
globalStyle(`${columns} > :last-child`, {
  maxInlineSize: 'none',
  '@media': { [media.print]: { maxInlineSize: '48rem' } },
});
globalStyle(`${columns} > * > :not(:has(> table))`, { '@media': { screen: { maxInlineSize: '40em' } } });
globalStyle(`${columns} tbody > tr > th`, { fontWeight: fontWeight.body });
