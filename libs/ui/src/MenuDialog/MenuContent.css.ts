import { plain, tile } from '../IconTile/IconTile.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fluidSpace, fontWeight, layer, layout, radius, space, tracking } from '../theme/scale';

/** The close button is first in DOM order and last visually, next to the theme switch. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.content,
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.header,
  paddingInline: fluidSpace.gutter,
  background: theme.color.page,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
});

globalStyle(`${bar} > a`, { marginInlineEnd: 'auto' });

export const navigation = style({ paddingInline: fluidSpace.gutter });

/** Its top-level links share a row where the window is low. */
export const list = style({
  marginBlockEnd: space[5],
  '@media': { 'screen and (max-height: 47.99rem)': { display: 'flex', flexWrap: 'wrap' } },
});

export const row = style({ flexGrow: 1, borderBlockEnd: `1px solid ${theme.color.hairline}` });
globalStyle(`${row}:first-child`, { flexBasis: '100%' });

/** The link to the current page, not by colour alone (WCAG 1.4.1). */
const current = {
  color: theme.color.accent,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.3em',
} as const;

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: `clamp(${layout.target}, 6dvh, 3.25rem)`,
  fontSize: '1.5rem',
  fontWeight: fontWeight.medium,
  letterSpacing: tracking.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&[aria-current]': current,
  },
});

export const chevron = style({
  display: 'inline-flex',
  transition: `rotate ${duration.fast}`,
  selectors: { 'details[open] &': { rotate: '180deg' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  marginBlockEnd: space[2],
  fontWeight: fontWeight.medium,
  lineHeight: layout.target,
});

export const services = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  marginBlockEnd: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${theme.color.hairline}`,
});

export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: layout.target,
  paddingInline: space[2],
  borderRadius: radius.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: { '&[aria-current]': current },
});

export const searchTile = style([tile.small, plain]);

/** Where the window has room. Aligned with the label, which has a smaller tile than in the header. */
export const details = style({
  marginInlineStart: `calc(-1 * ${space[4]})`,
  '@media': { [`${media.belowMedium}, screen and (max-height: 58rem)`]: { display: 'none' } },
});
