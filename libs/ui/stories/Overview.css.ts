import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../src/theme/contract.css';
import { media } from '../src/theme/media';
import { duration, fluidSpace, radius, space } from '../src/theme/scale';

export const page = style({ paddingBlockEnd: fluidSpace.section });

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginBlockStart: space[2],
});

export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: theme.color.text,
  textDecorationLine: 'underline',
  textDecorationColor: theme.color.outline,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
  transition: `color ${duration.fast}, text-decoration-color ${duration.fast}`,
  ':hover': { color: theme.color.accent, textDecorationColor: 'currentColor' },
});

export const composition = style({ borderRadius: radius.large, overflow: 'clip' });

export const frame = style({
  padding: `${space[4]} ${space[4]} 0`,
  '@media': { [media.medium]: { padding: `${space[10]} ${space[10]} 0` } },
});

const themed = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[5],
  padding: fluidSpace.surface,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.large,
  background: theme.color.page,
  color: theme.color.body,
  // The background is part of the example.
  printColorAdjust: 'exact',
});

export const scheme = styleVariants({ light: 'light', dark: 'dark' } as const, (colorScheme) => [
  themed,
  { colorScheme },
]);

export const themes = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
