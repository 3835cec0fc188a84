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
  columnGap: layout.columnGap,
  '@media': {
    // As wide as the longest links.
    '(min-width: 40rem) and (max-width: 55.99rem), (min-width: 80rem)': {
      gridTemplateColumns: 'minmax(max-content, 16.7rem) 1fr',
    },
    [mediumQuery]: { gridColumn: '1 / -1' },
    [media.wide]: { gridColumn: '2', columnGap: space[6] },
  },
});
