import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { fluidSpace, layer } from '../theme/scale';

export const surface = style({
  position: 'relative',
  isolation: 'isolate',
  // The figure of `Hero` extends beyond the window.
  overflowX: 'clip',
  paddingBlockEnd: fluidSpace.section,
  background: theme.color.page,
  '@media': { [media.print]: { padding: 0 } },
});

/** Below the content, so that it does not intercept clicks on it. */
export const background = style({
  position: 'absolute',
  zIndex: layer.particles,
  inset: 0,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({ position: 'relative', zIndex: layer.content });
