import { media } from '../theme/media';
import { globalStyle, style } from '../theme/partStyle';
import { layout } from '../theme/scale';

export const list = style({
  selectors: { '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.print]: { display: 'block', columns: 2, breakInside: 'avoid' } },
});

// In the middle of the first line of a question: below 1.25 rem of padding.
globalStyle(`${list} summary::before, ${list} summary::after`, { insetBlockStart: '1.9rem' });

export const answer = style({ maxInlineSize: layout.measure });
