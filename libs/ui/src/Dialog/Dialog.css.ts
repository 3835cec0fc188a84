import { iconButton } from '../Icon/iconButton.css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { duration, fluidSpace, layer, radius, space } from '../theme/scale';
import { typography } from '../theme/typography';

const padding = `clamp(${space[5]}, 4vw, ${space[10]})`;

export const backdrop = style({
  zIndex: layer.overlay,
  background: theme.color.backdrop,
  opacity: 0,
  transition: `opacity ${duration.slow}`,
  selectors: { '&[data-enter]': { opacity: 1 } },
  '@media': {
    [media.print]: { display: 'none' },
    [media.moreContrast]: { background: theme.color.page },
  },
});

export const dialog = style({
  position: 'fixed',
  zIndex: layer.overlay,
  inset: space[3],
  margin: 'auto',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: `min(44rem, 100% - 2 * ${space[3]})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${space[3]})`,
  overflow: 'hidden',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.large,
  background: theme.color.raised,
  color: theme.color.body,
  boxShadow: theme.shadow.overlay,
  opacity: 0,
  translate: '0 0.75rem',
  transition: `opacity ${duration.slow}, translate ${duration.slow}`,
  selectors: { '&[data-enter]': { opacity: 1, translate: '0 0' } },
  '@media': {
    // After the page, at full height: a fixed dialog would cover the page on every sheet, and clip what it scrolls.
    [media.print]: {
      position: 'static',
      inlineSize: 'auto',
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
      breakBefore: 'page',
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: `${padding} ${space[4]}`,
  borderBlockEnd: `1px solid ${theme.color.hairline}`,
});

export const heading = style({ ...typography.h3, paddingBlock: space[2] });

export const close = style([iconButton, { '@media': { [media.print]: { display: 'none' } } }]);

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of a field that focus scrolls to the edge.
  scrollPaddingBlock: space[2],
  paddingBlock: fluidSpace.block,
  paddingInline: padding,
  '@media': { [media.print]: { overflow: 'visible' } },
});
