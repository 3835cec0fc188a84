import { iconButton } from '../Icon/iconButton.css';
import { containerStyle } from '../theme/container.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fontSize, fontWeight, layer, layout, radius, space, wrappedRow } from '../theme/scale';

export const footer = style({
  position: 'relative',
  zIndex: layer.content,
  background: theme.color.raised,
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
    // Four, or fewer where large text leaves no room for them (WCAG 1.4.4).
    [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 20%), 1fr))' },
    [media.wide]: { gridTemplateColumns: '2fr repeat(3, 1fr)' },
  },
});

// The long first group is in two columns, so that all groups end on one line.
globalStyle(`${columns} > nav:first-of-type`, { gridColumn: 'span 2' });
globalStyle(`${columns} > nav:first-of-type > ul`, { columns: 2 });

globalStyle(`${columns} > nav`, { '@media': { [media.wide]: { gridRow: '1 / span 2' } } });

const ruled = {
  gridColumn: '1 / -1',
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
} as const;

// On wide screens the last group is a line at the end.
const last = `${columns} > nav:last-of-type`;
const line = { ...wrappedRow, alignItems: 'baseline', alignContent: 'center', columnGap: space[6] } as const;
globalStyle(last, {
  '@media': { [media.wide]: { ...ruled, ...line, gridArea: '3 / 1 / auto / 3', fontSize: fontSize.small } },
});
globalStyle(`${last} > ul`, { '@media': { [media.wide]: line } });

export const brand = style({
  gridArea: '1 / 1 / auto / -1',
  color: theme.color.muted,
  // Aligns the logo's text, not its taller target, with the headings.
  '@media': { screen: { marginBlockStart: '-0.3125rem' }, [media.wide]: { gridColumn: 1 } },
});

export const social = style({ display: 'flex', gap: space[3] });

export const socialLink = style([
  iconButton,
  {
    border: `1px solid ${theme.color.outline}`,
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
  '@media': { '(pointer: coarse)': { minBlockSize: layout.target } },
  color: theme.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '2px',
  transition: `text-decoration-color ${duration.fast}`,
  selectors: { '&:hover': { textDecorationColor: theme.color.accent } },
});

export const end = style({
  ...wrappedRow,
  ...ruled,
  gap: `${space[4]} ${space[6]}`,
  justifyContent: 'space-between',
  color: theme.color.muted,
  fontSize: fontSize.small,
  '@media': {
    // The rule continues that of the last group.
    [media.wide]: { gridArea: '3 / 3 / auto / -1', justifyContent: 'end', marginInlineStart: `-${space[4]}` },
  },
});

export const emergency = style({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  color: theme.color.muted,
  '@media': {
    [media.medium]: { gridRow: 1, justifySelf: 'end' },
    [media.wide]: { gridArea: '2 / 1', justifySelf: 'start' },
  },
});

globalStyle(`${emergency} > a`, {
  '@media': {
    screen: {
      display: 'block',
      fontSize: fontSize.h2,
      fontWeight: fontWeight.heading,
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

// Only the emergency line is printed. The reset prints the URL of the page on each sheet.
globalStyle(`${columns} > :not(${emergency})`, { '@media': { [media.print]: { display: 'none' } } });
