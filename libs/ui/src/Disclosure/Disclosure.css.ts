import '../theme/base.css';
import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { duration, space } from '../theme/scale';
import { globalStyle, style } from '../theme/sharedStyle';
import { typography } from '../theme/typography';

const bar = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '0.125rem',
  // In the middle of a row of one line, else beside the first line.
  insetBlockStart: 'min(50% - 1px, 2.1rem)',
  inlineSize: '1rem',
  borderBlockStart: '2px solid currentColor',
} as const;

const open = { contentVisibility: 'visible', blockSize: 'auto !important' } as const;

export const disclosure = style({
  breakInside: 'avoid',
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@supports': {
    // Animates the height to `auto`; other browsers change it at once.
    '(interpolate-size: allow-keywords)': {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          overflow: 'clip',
          overflowClipMargin: '0.375rem',
        },
        '&:not([open])::details-content': { blockSize: 0 },
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          selectors: {
            '&::details-content': {
              transition: `block-size ${duration.slow}, content-visibility ${duration.slow} allow-discrete`,
            },
          },
        },
      },
    },
  },
  // The rules inside `@supports` come later in the style sheet.
  '@media': {
    [media.medium]: { selectors: { '&[data-open-when-wide]::details-content': open } },
    [media.print]: { selectors: { '&::details-content': open } },
  },
});

export const summary = style({
  position: 'relative',
  display: 'block',
  paddingBlock: space[5],
  paddingInlineEnd: space[12],
  cursor: 'pointer',
  color: theme.color.text,
  listStyle: 'none',
  textWrap: 'balance',
  '@media': {
    // Not on touch screens, where the change would be part of every press.
    '(hover: hover)': {
      transition: `color ${duration.fast}`,
      ':hover': { color: theme.color.accent },
      '::after': { transition: `rotate ${duration.slow}` },
    },
    screen: { '::before': bar, '::after': { ...bar, rotate: '90deg' } },
    [media.print]: { paddingBlock: `${space[2]} 2pt` },
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${disclosure}[open] > &::after`]: { rotate: '0deg' },
  },
});

export const summaryText = style({ ...typography.h4, color: 'inherit' });

export const content = style({
  paddingBlock: `${space[1]} ${space[8]}`,
  paddingInlineEnd: space[12],
  '@media': { [media.print]: { paddingBlock: `0 ${space[2]}`, paddingInlineEnd: 0 } },
});

const unfolded = `print, ${mediumQuery}`;
export const narrowOnly = style({
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
  '@media': { [unfolded]: { borderBlock: 0 } },
});
globalStyle(`${narrowOnly} > summary`, {
  '@supports': { 'selector(::details-content)': { '@media': { [unfolded]: { display: 'none' } } } },
});
globalStyle(`${narrowOnly} > div`, { paddingInlineEnd: 0, '@media': { [unfolded]: { padding: 0 } } });
