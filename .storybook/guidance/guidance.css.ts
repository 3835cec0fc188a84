import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../libs/ui/src/theme/contract.css.ts';
import { focusRingStyle } from '../../libs/ui/src/theme/focusRing.css.ts';
import { media } from '../../libs/ui/src/theme/media.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  oneColumn,
  radius,
  space,
} from '../../libs/ui/src/theme/scale.ts';
import { typography } from '../../libs/ui/src/theme/typography.ts';

export const guidance = style({
  ...oneColumn,
  gap: space[6],
  marginBlock: `${space[8]} ${space[12]}`,
  color: theme.color.body,
  fontFamily: fontFamily.sans,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  overflowWrap: 'break-word',
});

export const title = style({ ...typography.h3, margin: 0 });

export const columns = style({
  ...oneColumn,
  gap: space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const verdictBox = style({
  padding: space[5],
  borderRadius: radius.medium,
  border: `1px solid ${theme.color.hairline}`,
  borderBlockStartWidth: '3px',
  background: theme.color.surface,
});

export const use = style([verdictBox, { borderBlockStartColor: theme.color.accent }]);

export const doNotUse = style([verdictBox, { borderBlockStartColor: theme.color.danger }]);

export const verdict = style({
  ...typography.h4,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[3],
  selectors: {
    [`${use} &`]: { color: theme.color.accent },
    [`${doNotUse} &`]: { color: theme.color.danger },
  },
});

export const list = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[5] });

export const instead = style({ display: 'block', color: theme.color.muted });

export const block = style({ ...oneColumn, gap: space[3] });

export const heading = style({ ...typography.h4, margin: 0 });

export const code = style({
  paddingInline: '0.25em',
  borderRadius: radius.small,
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

export const facts = style({
  ...oneColumn,
  gap: space[2],
  margin: 0,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)', gap: `${space[3]} ${space[6]}` },
  },
});

export const term = style({ color: theme.color.text, fontWeight: fontWeight.heading });

export const fact = style({ margin: 0 });

export const level = style({
  paddingInline: space[1],
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.small,
  color: theme.color.muted,
  fontSize: fontSize.label,
});

/** The table of props; scrolls by itself instead of widening the page. */
export const props = style({ overflowX: 'auto', padding: '1px', ':focus-visible': focusRingStyle });

// The values of objects, such as React elements, contain long lines without spaces.
globalStyle(`${props} .docblock-argstable`, {
  tableLayout: 'fixed',
  minInlineSize: '44rem',
  overflowWrap: 'anywhere',
});
