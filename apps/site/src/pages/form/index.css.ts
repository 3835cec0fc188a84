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
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });

export const heading = style({
  fontSize: fontSize.h2,
  lineHeight: lineHeight.heading,
  letterSpacing: tracking.heading,
});

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      alignSelf: 'stretch',
      alignContent: 'start',
      paddingInlineStart: fluidSpace.surface,
      borderInlineStart: `1px solid ${theme.color.hairline}`,
    },
  },
});

export const asideHeading = style({
  fontSize: fontSize.h3,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

export const incident = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  padding: space[5],
  borderRadius: radius.medium,
  background: theme.color.fill,
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
  // Fits beside the form from 896 px on; wraps at 200% text.
  '@media': { [media.wide]: { fontSize: '2rem' } },
});

export const alternatives = style({ fontSize: fontSize.lead, lineHeight: lineHeight.body });
