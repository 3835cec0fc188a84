import { layout, media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens it begins where the text ends, and not at the edge of the window. */
export const wave = style({
  blockSize: '100%',
  '@media': { [media.wide]: { maskImage: 'linear-gradient(to right, transparent, black 20%)' } },
});

export const strands = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${layout.columnGap}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const answers = style({});

// The number, so that titles are aligned, and the list of samples, in columns.
globalStyle(`${answers} dt > span`, { inlineSize: '2rem' });
globalStyle(`${answers} ul`, { columns: '2 11rem', marginBlockStart: space[3] });
