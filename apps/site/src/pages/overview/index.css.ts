import { layout, media, mediumQuery, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const eyebrow = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const practices = style({ gap: space[10] });

/** Heading and links in the first of two columns, text in the second. */
export const practice = style({
  alignItems: 'start',
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': {
    [mediumQuery]: { gridTemplate: `auto 1fr / ${layout.columns}` },
    [media.print]: { display: 'grid', breakInside: 'avoid' },
  },
});

globalStyle(`${practice} > :nth-child(2)`, { '@media': { [mediumQuery]: { gridArea: '1 / 2 / span 2' } } });
globalStyle(`${practice} > *`, { '@media': { [media.print]: { marginBlockStart: 0 } } });
// That of the heading would keep the next practice on the page.
globalStyle(`${practice} *`, { '@media': { [media.print]: { breakAfter: 'auto' } } });
