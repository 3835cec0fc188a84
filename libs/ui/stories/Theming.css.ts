import { style } from '@vanilla-extract/css';
import { theme } from '../src/theme/contract.css';
import { fluidSpace, fontFamily, radius, space } from '../src/theme/scale';

export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[6],
});

/** A container with a theme of its own: it repeats the page's styles of `body`. */
export const container = style({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  padding: fluidSpace.block,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
  background: theme.color.page,
  color: theme.color.body,
  fontFamily: fontFamily.sans,
});

/** Clips the background of a DarkSurface to the corners of the containers next to it. */
export const rounded = style({ borderRadius: radius.medium, overflow: 'clip' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
});
