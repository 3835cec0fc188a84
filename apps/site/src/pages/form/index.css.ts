import { fluidSpace, fontSize, fontWeight, media, radius, space, theme } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${space[10]} ${fluidSpace.surface}`,
    },
  },
});

// A margin, unlike a gap, ends where a sheet of paper begins.
globalStyle(`${columns} > * + *`, {
  marginBlockStart: space[12],
  '@media': { [media.wide]: { marginBlockStart: 0 }, [media.print]: { marginBlockStart: space[4] } },
});

export const form = style({
  gap: space[4],
  '@media': {
    [media.wide]: {
      gridArea: '1 / 1 / span 2',
      paddingInlineEnd: fluidSpace.surface,
      borderInlineEnd: `1px solid ${theme.color.hairline}`,
    },
  },
  // Nobody can send an empty form on paper.
  selectors: { '&:not(:has(:required:valid))': { '@media': { [media.print]: { display: 'none' } } } },
});

export const card = style({
  gap: space[2],
  alignSelf: 'start',
  borderRadius: radius.medium,
  background: theme.color.fill,
  '@media': { screen: { padding: space[5] } },
});

export const number = style({
  color: theme.color.text,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.heading,
  lineHeight: '1.3',
  textDecorationColor: theme.color.accent,
  textUnderlineOffset: '0.22em',
  // Fits next to the form from 896 px on.
  '@media': { [media.wide]: { fontSize: '2rem' } },
});
