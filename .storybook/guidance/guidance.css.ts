import { style } from '@vanilla-extract/css';
import { theme } from '../../libs/ui/src/theme/contract.css.ts';
import { focusRingStyle } from '../../libs/ui/src/theme/focusRing.css.ts';
import { media } from '../../libs/ui/src/theme/media.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
} from '../../libs/ui/src/theme/scale.ts';
import { typography } from '../../libs/ui/src/theme/typography.ts';

export const guidance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  marginBlock: `${space[8]} ${space[12]}`,
  color: theme.color.body,
  fontFamily: fontFamily.sans,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  overflowWrap: 'break-word',
});

export const title = style({ ...typography.h3, margin: 0 });

export const purpose = style({
  margin: 0,
  marginBlockStart: `calc(-1 * ${space[4]})`,
  maxInlineSize: '44rem',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const heading = style({ ...typography.h4, margin: 0 });

export const text = style({ margin: 0 });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

const anyCell = style({
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, inlineSize: '36%' },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const headCell = style([
  anyCell,
  { color: theme.color.muted, fontSize: fontSize.label, fontWeight: fontWeight.body },
]);

export const rowHead = style([anyCell, { fontWeight: fontWeight.body }]);

export const cell = style([anyCell]);

export const code = style({
  paddingInline: '0.25em',
  borderRadius: radius.small,
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

/** A numbered list, with room for three digits. */
export const transcript = style({ margin: 0, paddingInlineStart: '3em', color: theme.color.text });

export const treeHeading = style({
  inlineSize: 'fit-content',
  paddingBlock: space[1],
  color: theme.color.text,
  cursor: 'pointer',
  ':focus-visible': focusRingStyle,
});

export const tree = style({
  margin: 0,
  marginBlockStart: space[2],
  padding: space[3],
  overflowX: 'auto',
  borderRadius: radius.small,
  background: theme.color.fill,
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: '0.9em',
  ':focus-visible': focusRingStyle,
});

export const key = style({
  display: 'inline-block',
  paddingInline: space[2],
  border: `1px solid ${theme.color.outline}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.small,
  background: theme.color.surface,
  color: theme.color.text,
  fontFamily: fontFamily.sans,
  fontSize: fontSize.label,
  whiteSpace: 'nowrap',
});

export const situation = style({ color: theme.color.muted });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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

export const link = style({
  color: theme.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.22em',
  ':hover': { color: theme.color.accent },
  ':focus-visible': focusRingStyle,
});

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const relatedPart = style({ display: 'grid', alignContent: 'start', gap: space[1] });
