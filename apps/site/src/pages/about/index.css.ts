import { media, space } from '@keystrand/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On wide screens it begins where the text ends, and not at the edge of the window. */
export const wave = style({
  blockSize: '100%',
  '@media': { [media.wide]: { maskImage: 'linear-gradient(to right, transparent, black 20%)' } },
});

export const answers = style({});

// The list of samples, in columns of its own.
globalStyle(`${answers} > :has(dd > div > ul)`, { gridColumn: '1 / -1' });
globalStyle(`${answers} > * > dd > div > ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 12.5rem), 1fr))',
  marginBlockStart: space[3],
});
