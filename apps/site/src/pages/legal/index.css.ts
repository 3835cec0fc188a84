import { fontWeight, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens a narrow table of contents, so that tables have room; running text is as wide. */
export const columns = style({ rowGap: space[12] });

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });
globalStyle(`${columns} > :first-child`, wide({ flex: '1 1 16rem' }));
globalStyle(`${columns} :is(p, li)`, { '@media': { [media.print]: { fontSize: '0.925rem' } } });
globalStyle(`${columns} > nav > ol`, { vars: { 'scroll-target-group': 'auto' } });
// Names of entries break only where they fit no line.
globalStyle(`${columns} table code`, { display: 'inline-block' });
globalStyle(`${columns} > :last-child`, wide({ maxInlineSize: '40em' }));
globalStyle(`${columns} > :last-child`, { '@media': { [media.print]: { maxInlineSize: 'none' } } });
globalStyle(`${columns} tbody > tr > th`, { fontWeight: fontWeight.body });
