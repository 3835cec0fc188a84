import { createVar, keyframes } from '@vanilla-extract/css';
import { control } from '../Field/control.css';
import { textLink } from '../Link/link.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { globalStyle, style, styleVariants } from '../theme/partStyle';
import {
  controlRadius,
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
  tracking,
  wrappedRow,
} from '../theme/scale';

// Written by a script, so not named like tokens (`--ks-`), which a build may rename in the style sheet.
/** Height of the visual viewport. */
export const visibleBlockSize = '--kst-visible-block-size';
/** Height of the overlay over the lower edge of the layout viewport, such as an on-screen keyboard. */
export const keyboardInset = '--kst-keyboard-inset';

const inset = createVar();

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${space[3]}) scale(0.98)` } });

const senderCorner = `calc(${radius.small} / 2)`;

export const panel = style({
  position: 'fixed',
  zIndex: layer.chat,
  insetInline: 0,
  insetBlockEnd: `var(${keyboardInset}, 0px)`,
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: `calc(var(${visibleBlockSize}, 100dvh) - ${space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: theme.color.raised,
  color: theme.color.body,
  boxShadow: theme.shadow.overlay,
  transformOrigin: '50% 100%',
  animation: `${enter} 300ms ${easing.decelerate}`,
  viewTransitionName: 'chat',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [media.medium]: {
      vars: { [inset]: space[5] },
      insetInline: `auto ${space[5]}`,
      insetBlockEnd: `calc(var(${keyboardInset}, 0px) + ${inset})`,
      inlineSize: '23.75rem',
      maxBlockSize: `calc(var(${visibleBlockSize}, 100dvh) - ${inset} - ${space[2]})`,
      borderRadius: `calc(${radius.large} * 5 / 6)`,
      paddingBlockEnd: 0,
      transformOrigin: '100% 100%',
    },
    // Above the button, which stays visible and closes the panel.
    [media.besideContent]: { vars: { [inset]: layout.aboveChatButton } },
    [media.print]: { display: 'none' },
  },
});

// Keeps focused elements of the page from being hidden behind the panel on phones (WCAG 2.4.11).
globalStyle(`:root:has(${panel})`, { '@media': { [media.belowMedium]: { scrollPaddingBlockEnd: '80dvh' } } });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
});

export const heading = style({
  fontSize: fontSize.body,
  lineHeight: lineHeight.snug,
  letterSpacing: tracking.snug,
});

export const notice = style({ color: theme.color.muted, fontSize: fontSize.label, lineHeight: '1.5rem' });
globalStyle(`${notice} a`, { color: theme.color.text });

/** The telephone number in an emergency. Not in the log, where it would cover messages or scroll away. */
export const alarm = style({
  paddingBlockStart: space[2],
  paddingInline: space[5],
  borderBlockEnd: `2px solid ${theme.color.danger}`,
  background: theme.color.dangerFill,
  color: theme.color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});

globalStyle(`${alarm} a`, {
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  minBlockSize: layout.target,
  fontSize: '1.25rem',
  fontWeight: fontWeight.heading,
  whiteSpace: 'nowrap',
});

export const log = style({
  // Room for three messages in high windows (docs/requirements.md, section 7.1); shrinks in low ones.
  blockSize: 'clamp(16rem, 48dvh, 30rem)',
  minBlockSize: '5rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[5],
  overflowY: 'auto',
  // For the focus ring of a link that scrolls into view.
  scrollPaddingBlock: space[2],
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  fontSize: '1rem',
  lineHeight: '1.5',
  maskImage: `linear-gradient(transparent, black ${space[4]})`,
  ':focus-visible': { maskImage: 'none', outlineOffset: '-3px' },
  '@media': {
    [media.medium]: { fontSize: fontSize.small, lineHeight: '1.4' },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

globalStyle(`${log} a[href^="tel:"]`, { fontSize: fontSize.body, fontWeight: fontWeight.heading });

export const messages = style({ display: 'grid', gap: space[3] });

export const offer = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[1],
  color: theme.color.muted,
  fontSize: fontSize.label,
});

export const message = styleVariants({ bot: 'start', user: 'end' }, (alignItems) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems,
  gap: space[2],
}));

const bubbleBase = style({
  maxInlineSize: '19rem',
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.medium,
  color: theme.color.text,
  whiteSpace: 'pre-line',
  // Forced colours remove the backgrounds that distinguish the bubbles, and more contrast requires their edges.
  '@media': { [media.highContrast]: { border: '1px solid' } },
});

export const bubble = styleVariants({
  bot: [bubbleBase, { background: theme.color.fill, borderStartStartRadius: senderCorner }],
  user: [
    bubbleBase,
    { background: theme.color.solid, color: theme.color.onSolid, borderEndEndRadius: senderCorner },
  ],
});

export const time = style({
  alignSelf: 'center',
  color: theme.color.muted,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});

const pulse = keyframes({ '50%': { opacity: 0.6 } });

export const typing = style([
  bubble.bot,
  {
    alignSelf: 'start',
    color: theme.color.muted,
    animation: `${pulse} 1s ease-in-out infinite`,
  },
]);

export const link = style([
  textLink,
  { color: 'inherit', ':hover': { color: 'inherit', textDecorationThickness: '3px' } },
]);

export const handOver = style({
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  color: theme.color.text,
});

export const starters = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const starter = style({
  minBlockSize: '2.5rem',
  paddingInline: space[3],
  border: `1px solid ${theme.color.outline}`,
  borderRadius: radius.pill,
  color: theme.color.text,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  ':hover': { borderColor: theme.color.accent, background: theme.color.accentFill },
});

export const composer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[5],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
});

/** At least 16 px: iOS zooms into smaller text fields on focus. */
export const input = style([
  control,
  // The focus ring covers the border.
  { minInlineSize: 0, paddingBlock: 0, fontSize: '1rem', ':focus-visible': { outlineOffset: '-3px' } },
]);

export const send = style({
  minBlockSize: '3rem',
  paddingInline: space[4],
  border: '1px solid transparent',
  borderRadius: controlRadius,
  background: theme.color.solid,
  color: theme.color.onSolid,
  fontSize: '1rem',
  fontWeight: fontWeight.heading,
  transition: `translate ${duration.fast}`,
  ':active': { translate: '0 1px' },
});

/** Overlays the end of the log, so that the panel keeps its height while the visitor types. */
const overlay = style({
  position: 'absolute',
  zIndex: layer.content,
  insetInline: 0,
  insetBlockEnd: '100%',
  borderBlock: `1px solid ${theme.color.hairline}`,
  background: theme.color.raised,
});

const smallText = style({ paddingInline: space[5], color: theme.color.muted, fontSize: fontSize.label });

export const counter = style([
  overlay,
  smallText,
  { paddingBlock: space[1], fontVariantNumeric: 'tabular-nums' },
]);

export const suggestions = style([
  overlay,
  { fontSize: '1rem', '@media': { [media.medium]: { fontSize: fontSize.small } } },
]);

export const guessHeading = style([smallText, { paddingBlockStart: space[3] }]);

/** At most 10 rem (docs/requirements.md, section 7.1): a part of the fourth row hints that the list scrolls. */
export const suggestionList = style({
  maxBlockSize: '10rem',
  paddingBlock: `${space[1]} ${space[3]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

// In low windows and above an on-screen keyboard the list would cover the telephone number.
globalStyle(`${alarm} ~ * ${suggestionList}`, {
  maxBlockSize: `min(10rem, var(${visibleBlockSize}, 100dvh) / 5)`,
});

export const suggestion = style({
  paddingBlock: '0.625rem',
  paddingInline: space[5],
  lineHeight: '1.5rem',
  color: theme.color.text,
  cursor: 'pointer',
  ':hover': { background: theme.color.fill },
  selectors: {
    '&[aria-selected="true"]': {
      background: theme.color.accentFill,
      '@media': { [media.highContrast]: { outline: `2px solid ${theme.color.text}`, outlineOffset: '-2px' } },
    },
  },
});

export const footer = style({
  ...wrappedRow,
  columnGap: space[4],
  paddingInline: space[5],
  paddingBlockEnd: space[1],
  fontSize: fontSize.label,
});

export const action = style([
  textLink,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: layout.target,
    padding: 0,
    border: 0,
    color: theme.color.muted,
    textDecorationColor: theme.color.outline,
    textDecorationThickness: '1px',
    selectors: { '&:first-child': { marginInlineEnd: 'auto' } },
  },
]);
