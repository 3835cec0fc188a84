import { iconButton } from '../Icon/iconButton.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fontSize, fontWeight, layout, radius, space } from '../theme/scale';

export const icon = style([iconButton, { selectors: { '&[aria-pressed="true"]': { rotate: '180deg' } } }]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: layout.target,
  paddingInline: 0,
  border: 0,
  color: theme.color.text,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
});

export const track = style({
  inlineSize: '3rem',
  blockSize: '1.75rem',
  padding: space[1],
  borderRadius: radius.pill,
  background: theme.color.outline,
  transition: `background-color ${duration.fast}`,
  selectors: { [`${row}[aria-pressed="true"] &`]: { background: theme.color.accent } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const thumb = style({
  display: 'block',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: radius.pill,
  background: theme.color.surface,
  transition: `translate ${duration.fast}`,
  selectors: {
    [`${row}[aria-pressed="true"] &`]: { translate: '1.25rem 0' },
    [`[dir="rtl"] ${row}[aria-pressed="true"] &`]: { translate: '-1.25rem 0' },
  },
  '@media': { [media.forcedColors]: { background: 'ButtonText' } },
});

// The toggle needs scripting; without it the system's preference applies.
globalStyle('[data-theme-toggle]', { '@media': { '(scripting: none)': { display: 'none' } } });
