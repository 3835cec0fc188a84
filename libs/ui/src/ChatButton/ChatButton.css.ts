import { keyframes } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { duration, fluidSpace, fontSize, fontWeight, layer, layout, radius, space } from '../theme/scale';

export const button = style({
  position: 'fixed',
  insetBlockEnd: space[2],
  insetInlineEnd: 0,
  // Above the panel, whose shadow would darken it.
  zIndex: `calc(${layer.chat} + 1)`,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // A tab in the gutter, so that it touches no content, of at least 24 px (WCAG 2.5.8).
  inlineSize: `max(1.5rem, ${fluidSpace.gutter} - ${space[2]})`,
  blockSize: layout.chatButton,
  borderStartStartRadius: radius.medium,
  borderEndStartRadius: radius.medium,
  // In the dark theme outlined, because filled it would be the brightest element of every screen.
  background: `light-dark(${theme.color.accent}, ${theme.color.fill})`,
  color: `light-dark(${theme.color.onAccent}, ${theme.color.accent})`,
  // Without the outer shadow, the chat opens three times slower (bench).
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${theme.color.outline}), ${theme.shadow.raised}`,
  touchAction: 'manipulation',
  userSelect: 'none',
  viewTransitionName: 'chat-button',
  transition: `scale ${duration.fast}`,
  // Its target is as wide as the gutter.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    insetInlineStart: `min(0px, 100% - ${fluidSpace.gutter})`,
  },
  selectors: {
    '&:hover': { scale: '1.05' },
    // Room for the focus ring.
    '&:focus-visible': { marginInlineEnd: '0.3125rem' },
    // A page that defers hydration can mark a pressed link as busy.
    '&:active, &[aria-busy="true"]': { scale: '0.97' },
  },
  '@media': {
    [media.besideContent]: {
      inset: `auto ${space[5]} ${space[5]} auto`,
      inlineSize: layout.chatButton,
      borderRadius: radius.pill,
    },
    // The open panel covers the button's place.
    [media.belowBesideContent]: { selectors: { '&[aria-expanded="true"]': { visibility: 'hidden' } } },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

globalStyle(`${button} > svg`, { maxInlineSize: '75%' });

const rotate = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Progress ring while the panel's code is loading; appears after 300 ms. */
export const waiting = style({
  position: 'absolute',
  inset: '-0.25rem',
  border: `2px solid ${theme.color.accent}`,
  borderBlockStartColor: 'transparent',
  borderRadius: 'inherit',
  animation: `${rotate} 0.9s 300ms linear infinite backwards`,
  '@media': { [media.reducedMotion]: { borderStyle: 'dashed', animation: 'none' } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: `-${space[3]}`,
  insetInlineEnd: space[1],
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  border: `2px solid ${theme.color.page}`,
  borderRadius: radius.pill,
  background: theme.color.solid,
  color: theme.color.onSolid,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});
