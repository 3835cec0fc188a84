import { iconButton } from '../Icon/iconButton.css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fontSize, fontWeight, layer, layout, radius, space } from '../theme/scale';

export const footer = style({
  position: 'relative',
  zIndex: layer.content,
  background: theme.color.page,
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  overflow: 'clip',
  '@media': {
    // Next to the logo, so that it is never alone on a last sheet.
    [media.print]: {
      display: 'flex',
      alignItems: 'center',
      position: 'absolute',
      inset: '0 0 auto auto',
      minBlockSize: layout.target,
      border: 0,
    },
  },
});

/** Height of a heading or a link, so that those of all columns are on the same lines. */
const row = '2.125rem';
const touch = '(pointer: coarse)';

export const content = style({
  ...containerStyle,
  position: 'relative',
  paddingBlock: `${space[16]} ${space[12]}`,
  '@media': { [media.print]: { paddingBlock: 0 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${row} ${space[4]}`,
  // Long words with wide letter spacing at 320 px (WCAG 1.4.12).
  overflowWrap: 'anywhere',
  '@media': {
    // Three, or fewer where large text leaves no room for them (WCAG 1.4.4).
    [media.medium]: {
      columnGap: space[8],
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9rem, 25%)), 1fr))',
    },
    [media.wide]: { gridTemplateColumns: '1.8fr 1fr 1fr 1fr' },
    [touch]: { rowGap: layout.target },
  },
});

// On phones the long first group is next to the two short ones, on wide screens next to them and the emergency line.
globalStyle(`${columns} > nav:first-of-type`, { gridRow: 'span 2' });
globalStyle(`${columns} > nav:nth-of-type(n)`, {
  '@media': { [`${media.belowWide} and ${mediumQuery}`]: { gridRow: 'auto' } },
});

export const brand = style({
  gridArea: '1 / 1 / auto / -1',
  // Aligns the logo's text, not its taller target, with the headings.
  '@media': { screen: { marginBlockStart: '-0.3125rem' }, [media.wide]: { gridColumn: 1 } },
});

export const tagline = style({ color: theme.color.muted });

export const social = style({ display: 'flex', gap: space[3], marginBlockStart: space[4] });

export const socialLink = style([
  iconButton,
  {
    border: `1px solid ${theme.color.hairline}`,
    borderRadius: radius.medium,
    ':hover': { borderColor: theme.color.accent, background: 'none', color: theme.color.accent },
  },
]);

export const heading = style({
  color: theme.color.muted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.body,
  lineHeight: row,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: row,
  '@media': { [touch]: { minBlockSize: layout.target } },
  color: theme.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '2px',
  transition: `text-decoration-color ${duration.fast}`,
  selectors: { '&:hover': { textDecorationColor: theme.color.accent } },
});

globalStyle(`${columns} > nav`, { display: 'flex', flexDirection: 'column' });

/** Below the groups; on wide screens below the brand, on the line of the last link of the longest group. */
export const copyright = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  color: theme.color.muted,
  fontSize: fontSize.small,
  lineHeight: row,
  '@media': { [media.wide]: { gridArea: '2 / 1', border: 0 } },
});

/** Opposite the brand, on wide screens below the short groups. */
export const emergency = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  color: theme.color.text,
  fontSize: fontSize.h4,
  '@media': {
    [media.medium]: { gridRow: 1, justifySelf: 'end' },
    [media.wide]: { gridArea: '2 / 3 / auto / -1', justifySelf: 'start' },
  },
});

// Only the emergency line is printed. The reset prints the URL of the page on each sheet.
globalStyle(`${columns} > :not(${emergency})`, { '@media': { [media.print]: { display: 'none' } } });
