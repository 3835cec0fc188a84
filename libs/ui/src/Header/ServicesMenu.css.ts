import { plain, tile } from '../IconTile/IconTile.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import {
  duration,
  fluidSpace,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
} from '../theme/scale';
import { navigationLink } from './navigationLink.css';

// Not positioned, so that the panel is placed relative to the header and fits the viewport at every width.
export const container = style({});

export const button = style([
  navigationLink,
  {
    border: 0,
    borderRadius: radius.small,
    gap: space[1],
    '@media': {
      [media.moreContrast]: { boxShadow: 'inset 0 0 0 1px currentColor' },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  },
]);

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${duration.fast}`,
  selectors: { '&[data-open]': { rotate: '180deg' } },
});

/** Distance between the lower edges of button and header. */
const bridge = `(${layout.header} - ${layout.target}) / 2`;

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% - ${bridge})`,
  insetInlineEnd: `max(${fluidSpace.gutter}, (100% - ${layout.content}) / 2)`,
  zIndex: layer.overlay,
  // Each description on one line.
  inlineSize: `calc(${layout.content} * 0.77)`,
  maxInlineSize: `calc(100% - 2 * ${fluidSpace.gutter})`,
  // Covers the gap between button and panel, so that the pointer can cross it without leaving (WCAG 1.4.13).
  paddingBlockStart: `calc(${bridge} + ${space[3]})`,
  visibility: 'hidden',
  opacity: 0,
  translate: '0 -0.25rem',
  transition: `opacity ${duration.fast}, translate ${duration.fast}, visibility 0s ${duration.fast}`,
});

const shown = {
  visibility: 'visible',
  opacity: 1,
  translate: '0 0',
  transition: `opacity ${duration.fast}, translate ${duration.fast}, visibility 0s`,
} as const;

globalStyle(`${panel}[data-open]`, shown);
// Before hydration and without JavaScript. Afterwards state alone opens the panel, so that Escape can close it.
globalStyle(`${container}:not([data-hydrated]):is(:hover, :focus-within) ${panel}`, shown);

export const card = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[1]} ${space[4]}`,
  padding: space[3],
  background: theme.color.raised,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.large,
  boxShadow: theme.shadow.overlay,
});

/** The search follows the last category in the same grid. */
export const list = style({ display: 'contents' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  borderRadius: radius.medium,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&:not(:last-child)': { alignItems: 'start', marginBlockEnd: `calc(-1 * ${space[5]})` } },
  '@media': { [media.forcedColors]: { selectors: { '&:hover': { outline: '1px solid LinkText' } } } },
});

globalStyle(`${card} :has(> ${link}:is(:hover, [aria-current]))`, {
  borderRadius: radius.medium,
  background: theme.color.fill,
});

const labelStart = `calc(${space[3]} + 2.25rem + ${space[4]})`;

export const search = style([
  link,
  { position: 'relative', minBlockSize: '3.75rem', paddingInlineStart: labelStart },
]);

export const searchTile = style([tile.medium, plain, { position: 'absolute', insetInlineStart: space[3] }]);

export const details = style({
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  padding: `0 ${space[3]} ${space[3]}`,
  paddingInlineStart: labelStart,
  color: theme.color.muted,
});

export const emergency = style({
  gridColumn: '1 / -1',
  margin: `${space[2]} ${space[3]} 0`,
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  lineHeight: layout.target,
});

export const pageLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

export const pageLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.color.text,
  textDecorationColor: theme.color.outline,
  textUnderlineOffset: '0.28em',
  ':hover': { color: theme.color.accent, textDecorationColor: theme.color.accent },
});
