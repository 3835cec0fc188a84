import { fontSize, layout, media, space, wrappedRow } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const eyebrow = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const practices = style({ gap: space[10] });

export const practice = style({
  alignItems: 'start',
  gap: `${space[4]} ${layout.columnGap}`,
  '@media': {
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: '2fr 5fr',
      rowGap: 0,
      marginBlockStart: space[2],
      breakInside: 'avoid',
    },
  },
});

// The break of the heading would keep the next practice on the page.
globalStyle(`${practice} *`, { '@media': { [media.print]: { breakAfter: 'auto' } } });
globalStyle(`${practice} > :last-child *`, { '@media': { [media.print]: { fontSize: fontSize.small } } });

export const links = style({ ...wrappedRow, columnGap: space[4] });

globalStyle(`${links} > *`, { '@media': { screen: { flex: '1 1 15rem' } } });
