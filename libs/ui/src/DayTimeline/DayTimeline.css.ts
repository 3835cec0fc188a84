import { drawing as figureDrawing, itemTitle, label } from '../Figure/Figure.css';
import { markStyles } from '../Figure/markStyles';
import { theme } from '../theme/contract.css';
import { media, mediumQuery } from '../theme/media';
import { style } from '../theme/partStyle';
import { space } from '../theme/scale';
import { typography } from '../theme/typography';

export const drawing = style({ breakInside: 'avoid', breakAfter: 'avoid' });

export const stops = style([label, { display: 'flex', textAlign: 'center' }]);

export const stop = style({ flex: 1 });

/** With hour and minute, for which phones have no room. */
export const longStop = style([stop, { '@media': { [media.belowMedium]: { visibility: 'hidden' } } }]);

export const strands = style([
  figureDrawing,
  {
    inlineSize: '100%',
    blockSize: '11.25rem',
    fill: 'none',
    strokeWidth: 1.75,
    '@media': {
      // With space for the leaders, which extend beyond the box.
      [media.wide]: { blockSize: '8.5rem', marginBlockEnd: '4.25rem' },
    },
  },
]);

export const leaders = style({
  display: 'none',
  stroke: theme.color.muted,
  strokeWidth: 1,
  '@media': { [media.wide]: { display: 'inline' } },
});

export const events = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '2%',
    },
  },
});

export const event = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${theme.color.hairline}`,
  '@media': {
    [mediumQuery]: { gridTemplateColumns: '4.5rem 8rem minmax(0, 1fr)', alignItems: 'baseline' },
    [media.wide]: {
      display: 'block',
      padding: 0,
      border: 0,
      '::before': { ...markStyles.provider, display: 'block', marginBlockEnd: space[3] },
    },
    [media.print]: { paddingBlock: `${space[1]} 0` },
  },
});

export const time = style({
  ...typography.h3,
  gridRow: 'span 2',
  fontVariantNumeric: 'tabular-nums',
});

export const title = style([itemTitle, { '@media': { [media.wide]: { marginBlock: space[1] } } }]);

export const caption = style([label, { marginBlockStart: space[6] }]);
