import { keyframes } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import {
  duration,
  fontSize,
  fontWeight,
  layout,
  lineHeight,
  radius,
  space,
  strandColor,
} from '../theme/scale';

const glow = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  opacity: 0.85,
  transition: `transform ${duration.slow}, opacity ${duration.slow}`,
} as const;

/** A colour with an opacity, in percent, for each theme. */
const translucent = (color: string, ...opacities: readonly [light: number, dark: number]) =>
  `light-dark(${opacities.map((opacity) => `color-mix(in oklab, ${color} ${opacity}%, transparent)`).join()})`;

/** In the header, where the glow would lie on the sections below; the hero has a bright one. */
export const flat = style({});

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  fontWeight: fontWeight.medium,
  letterSpacing: '-0.01em',
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  touchAction: 'manipulation',
  '::before': { ...glow, boxShadow: `-0.375rem 0.5rem 1.75rem ${translucent(strandColor.first, 62, 50)}` },
  '::after': {
    ...glow,
    boxShadow: `0.625rem 0.75rem 2.25rem -0.25rem ${translucent(strandColor.third, 50, 42)}`,
  },
  selectors: {
    '&:hover::before': { transform: 'translate(-2px, 4px) scale(1.02)', opacity: 1 },
    '&:hover::after': { transform: 'translate(4px, 6px) scale(1.02)', opacity: 1 },
    '&:active::before, &:active::after': { transform: 'scale(0.97)', opacity: 0.6 },
    '&:disabled::before, &:disabled::after, &[aria-current]::before, &[aria-current]::after': { opacity: 0 },
    [`${flat}&:not(:hover, :focus-visible)::before, ${flat}&:not(:hover, :focus-visible)::after`]: {
      opacity: 0,
    },
    '&[aria-busy="true"]::before, &[aria-busy="true"]::after': { opacity: 0.4 },
    '&:disabled, &[aria-busy="true"]': { cursor: 'default' },
  },
  '@media': {
    [media.highContrast]: { '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});

// Paper has no use for a button, nor for the second action next to it.
globalStyle(`${button}, ${button} + *`, { '@media': { [media.print]: { display: 'none !important' } } });

export const pill = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  borderRadius: 'inherit',
  background: theme.color.solid,
  color: theme.color.onSolid,
  // A ring of 1 px in the colour of the first strand.
  boxShadow: `0 0 0 1px color-mix(in oklab, ${strandColor.first} 70%, ${theme.color.solid})`,
  transition: `transform ${duration.fast}, box-shadow ${duration.fast}`,
  selectors: {
    [`${button}:hover &`]: { boxShadow: `0 0 0 1px ${strandColor.first}` },
    [`${button}:active &`]: { transform: 'translateY(1px)' },
    // Leads to the current page.
    [`${button}[aria-current] &`]: {
      background: 'none',
      color: theme.color.text,
      boxShadow: `inset 0 0 0 1px ${theme.color.outline}`,
    },
    [`${button}:disabled &`]: {
      background: theme.color.fill,
      color: theme.color.muted,
      boxShadow: `0 0 0 1px ${theme.color.hairline}`,
      transform: 'none',
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

export const size = styleVariants({
  small: { minBlockSize: layout.target, paddingInline: space[5], fontSize: fontSize.small },
  medium: { minBlockSize: '3.25rem', paddingInline: space[6], fontSize: fontSize.body },
  large: { minBlockSize: '3.625rem', padding: '0.875rem 1.75rem', fontSize: fontSize.body },
});

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: '1em',
  blockSize: '1em',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${rotate} 0.9s linear infinite`,
});
