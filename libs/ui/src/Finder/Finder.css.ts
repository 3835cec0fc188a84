import { iconButton } from '../Icon/iconButton.css';
import { theme } from '../theme/contract.css';
import { focusRingStyle } from '../theme/focusRing.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fluidSpace, layout, oneColumn, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

const withoutSearch = `(scripting: none), ${media.print}`;

export const finder = style({
  ...oneColumn,
  rowGap: fluidSpace.block,
  // Without scripting, the list of everything replaces the search.
  '@media': { [withoutSearch]: { display: 'block' } },
});

/** An empty element would add a second gap. */
export const results = style({ overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } });

export const search = style({
  ...oneColumn,
  justifyItems: 'start',
  gap: space[2],
  '@media': { [withoutSearch]: { display: 'none' } },
});

export const label = style({ ...typography.h4 });

/** The field with its icon and button. Its border has a contrast of 3:1 (WCAG 1.4.11). */
export const control = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '3.75rem',
  paddingInlineStart: space[5],
  border: `1px solid ${theme.color.outline}`,
  borderRadius: radius.medium,
  background: theme.color.surface,
  transition: `border-color ${duration.fast}`,
  ':hover': { borderColor: theme.color.text },
  selectors: { '&:has(input:focus-visible)': { ...focusRingStyle, borderColor: theme.color.accent } },
});

export const icon = style({ marginInlineEnd: space[3], color: theme.color.muted });

/** At least 16 px: iOS zooms into smaller text fields on focus. */
export const input = style({
  gridColumn: 2,
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: theme.color.text,
  fontSize: '1.25rem',
  appearance: 'none',
  scrollMarginBlockStart: `calc(${layout.header} + ${space[20]})`,
  ':focus-visible': { outline: 'none' },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = style([iconButton, { marginInline: space[2], borderRadius: radius.small }]);

export const note = style({
  ...typography.small,
  color: theme.color.muted,
  overflowWrap: 'anywhere',
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: space[8] } },
});

export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[4],
  marginBlockEnd: space[6],
  breakAfter: 'avoid',
});

export const heading = style(typography.h3);

globalStyle(`${results} mark`, { background: theme.color.accentFill });

export const empty = style({ ...oneColumn, justifyItems: 'start' });

export const art = style({ inlineSize: 'min(100%, 27.5rem)', blockSize: '3rem', marginBlockEnd: space[8] });

export const emptyText = style({ maxInlineSize: '36em', marginBlock: `${space[3]} ${space[6]}` });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] });
