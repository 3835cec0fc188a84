import { media } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens a narrow table of contents, so that tables have room; running text keeps its measure. */
export const columns = style({});

const wide = (rule: object) => ({ '@media': { [media.wide]: rule } });
globalStyle(`${columns} > :first-child`, wide({ flex: '0 1 18rem' }));
globalStyle(`${columns} > nav > ol`, { vars: { 'scroll-target-group': 'auto' } });
globalStyle(`${columns} > :last-child`, wide({ maxInlineSize: 'none' }));
globalStyle(`${columns} > * > :not(:has(> table))`, wide({ maxInlineSize: '34em' }));
