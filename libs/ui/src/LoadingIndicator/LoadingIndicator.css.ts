import { keyframes } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { media } from '../theme/media';
import { style } from '../theme/partStyle';
import { easing, layer } from '../theme/scale';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const progress = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.5)' },
  to: { transform: 'scaleX(0.94)' },
});

/** Hidden for the first 150 ms, so that short waits are neither shown nor announced. */
export const indicator = style({ animation: `${appear} 1ms 150ms both` });

export const line = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: theme.color.accent,
  transformOrigin: '0 50%',
  animation: `${progress} 8s 150ms ${easing.decelerate} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  '@media': { [media.forcedColors]: { background: 'Highlight' }, [media.print]: { display: 'none' } },
});
