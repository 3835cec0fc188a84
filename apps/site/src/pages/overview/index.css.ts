import { layout, media, mediumQuery, oneColumn, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const eyebrow = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const practices = style({ gap: space[10] });

/** Two columns where other sections with a heading next to their content have one. */
export const practice = style({
  alignItems: 'start',
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': {
    [mediumQuery]: { gridTemplateColumns: layout.columns },
    [media.print]: { display: 'grid', breakInside: 'avoid' },
  },
});

globalStyle(`${practice} > *`, { '@media': { [media.print]: { marginBlockStart: 0 } } });
// That of the heading would keep the next practice on the page.
globalStyle(`${practice} *`, { '@media': { [media.print]: { breakAfter: 'auto' } } });

/** Below heading and text; on wide screens below the text. Two columns where they fit. */
export const highlights = style({
  ...oneColumn,
  columnGap: space[6],
  '@media': {
    // The second starts with the text where the longest link leaves room.
    [mediumQuery]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: `minmax(max-content, calc(100% * 5 / 12 + ${layout.columnGap} * 7 / 12 - ${space[6]})) 1fr`,
    },
    [media.wide]: {
      gridColumn: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(16.7rem, 1fr))',
    },
  },
});
