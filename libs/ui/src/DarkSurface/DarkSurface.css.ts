import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { fluidSpace, layer } from '../theme/scale';

export const ground = style({
  position: 'relative',
  isolation: 'isolate',
  // The soft grounds under words reach past the window's edges.
  overflowX: 'clip',
  paddingBlockEnd: fluidSpace.section,
  background: theme.color.page,
  '@media': { [media.print]: { colorScheme: 'light', padding: 0, background: 'none' } },
});

/** Behind everything, never catching a click meant for the page. */
export const behind = style({
  position: 'absolute',
  zIndex: layer.particles,
  inset: 0,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ position: 'relative', zIndex: layer.content });
