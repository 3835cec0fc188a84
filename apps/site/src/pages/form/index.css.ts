import {
  fluidSpace,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
  theme,
  tracking,
} from '@keystrand/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: fluidSpace.section,
  columnGap: fluidSpace.surface,
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      rowGap: space[10],
    },
  },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  '@media': {
    [media.wide]: {
      gridRow: '1 / span 2',
      alignSelf: 'stretch',
      paddingInlineEnd: fluidSpace.surface,
      borderInlineEnd: `1px solid ${theme.color.hairline}`,
    },
  },
});

export const heading = style({
  fontSize: fontSize.h2,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.wide]: { gridColumn: 2 } },
});

export const asideHeading = style({
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

/** Before the form, so that it is first on narrow screens. */
export const incident = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  padding: space[5],
  borderRadius: radius.medium,
  background: theme.color.fill,
  '@media': { [media.wide]: { gridColumn: 2 } },
});

export const incidentTitle = style({ fontSize: fontSize.body, lineHeight: lineHeight.snug });

export const number = style({
  color: theme.color.text,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.heading,
  lineHeight: '1.3',
  letterSpacing: tracking.heading,
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.16em',
  // Fits beside the form from 896 px on.
  '@media': { [media.wide]: { fontSize: '2rem' } },
});

export const alternatives = style({ fontSize: fontSize.lead, lineHeight: lineHeight.body });
