import { label as figureLabel } from '../Figure/Figure.css';
import { theme } from '../theme/contract.css';
import { textBlock } from '../theme/elementStyles';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { fontFamily, fontSize, layout, oneColumn, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

export const prose = style({
  ...oneColumn,
  gap: space[5],
  maxInlineSize: layout.measure,
  // Blocks on paper, where lines of a flex item may be alone at the edge of a sheet.
  '@media': { [media.print]: { display: 'block', maxInlineSize: '76ch' } },
});

globalStyle(`${prose} > p`, { margin: 0, ...textBlock });
globalStyle(`${prose} > :not(:first-child)`, { '@media': { [media.print]: { marginBlockStart: space[2] } } });

/** A heading and the link to itself. They are siblings, so that the link is not part of the heading's accessible name. */
export const heading = style({
  textWrap: 'balance',
  breakAfter: 'avoid',
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: space[6],
      '@media': { [media.print]: { marginBlockStart: space[4] } },
    },
  },
});

export const headingText = style([typography.h3, { display: 'inline' }]);

/** Inline, so that it is on the line of the last word. */
export const anchor = style({
  padding: `${space[1]} ${space[2]}`,
  color: theme.color.muted,
  fontSize: fontSize.h4,
  textDecoration: 'none',
  opacity: 0,
  selectors: { [`${heading}:hover &, &:focus-visible`]: { opacity: 1 } },
  // Always visible on devices without hover.
  '@media': { '(hover: none)': { opacity: 1 } },
});

export const list = style({
  paddingInlineStart: '1.4em',
  // Numbers of two digits.
  selectors: { 'ol&': { paddingInlineStart: '1.9em' } },
});

// Not the gap of a grid, whose items would stay on one sheet of paper.
globalStyle(`${list} > li + li`, { marginBlockStart: space[2] });
globalStyle(`${list} > li::marker`, { color: theme.color.muted });

export const note = style({
  paddingBlock: space[1],
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${theme.color.accent}`,
});

globalStyle(`${prose} > :has(> table) + *`, { marginBlockStart: space[5] });

// A caption can be the path of a file.
export const figure = style({
  display: 'grid',
  gap: space[2],
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

const shadow = `color-mix(in srgb, ${theme.color.text} 24%, transparent)`;

export const code = style({
  margin: 0,
  padding: space[5],
  overflowX: 'auto',
  borderRadius: radius.medium,
  // A shadow at the edge beyond which code continues: it stays, and the fill over it scrolls with the code.
  background: [
    `linear-gradient(to right, ${theme.color.fill} 40%, transparent) 0 0 / 3rem 100% no-repeat local`,
    `linear-gradient(to left, ${theme.color.fill} 40%, transparent) 100% 0 / 3rem 100% no-repeat local`,
    `linear-gradient(to right, ${shadow}, transparent) 0 0 / 0.75rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${shadow}, transparent) 100% 0 / 0.75rem 100% no-repeat scroll`,
    theme.color.fill,
  ].join(),
  color: theme.color.text,
  fontFamily: fontFamily.mono,
  fontSize: fontSize.label,
  lineHeight: '1.6',
  tabSize: 2,
  '@media': {
    [media.print]: {
      border: `1px solid ${theme.color.hairline}`,
      overflow: 'visible',
      whiteSpace: 'pre-wrap',
      breakInside: 'avoid',
    },
  },
});

// Browsers give `code` a font of its own. Padding after the longest line, too.
globalStyle(`${code} > code`, {
  display: 'inline-block',
  paddingInlineEnd: space[5],
  font: 'inherit',
});

export const caption = style([figureLabel]);
