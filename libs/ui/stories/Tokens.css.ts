import { style, styleVariants } from '@vanilla-extract/css';
import { hueColor } from '../src/theme/hue.css';
import { theme } from '../src/theme/contract.css';
import { media } from '../src/theme/media';
import { duration, fluidSpace, fontSize, radius, space } from '../src/theme/scale';
import { strandColor } from '../src/theme/scale';
import { typography } from '../src/theme/typography';

export const page = style({ display: 'grid', gap: fluidSpace.section, paddingBlock: fluidSpace.block });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[8]} ${space[6]}`,
});

export const entry = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const name = style({ color: theme.color.text, fontSize: fontSize.small });

export const value = style({ ...typography.label, overflowWrap: 'anywhere' });

const swatch = style({
  blockSize: '4.5rem',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
});

export const colorSwatch = styleVariants(theme.color, (background) => [swatch, { background }]);

export const strandSwatch = styleVariants(strandColor, (background) => [swatch, { background }]);

export const hueSwatch = style([swatch, { background: hueColor.tint, borderColor: hueColor.line }]);

const textStyle = style({ textWrap: 'balance', overflowWrap: 'anywhere' });

export const textStyles = styleVariants(typography, (typographyStyle) => [textStyle, typographyStyle]);

export const spaceBar = styleVariants(space, (inlineSize) => ({
  inlineSize,
  blockSize: '1rem',
  background: hueColor.line,
}));

export const fluidSpaceBar = styleVariants(fluidSpace, (inlineSize) => ({
  inlineSize,
  blockSize: '1rem',
  background: hueColor.line,
}));

export const radiusBox = styleVariants(radius, (borderRadius) => ({
  blockSize: '4.5rem',
  border: `1px solid ${theme.color.outline}`,
  borderRadius,
}));

export const shadowBox = styleVariants(theme.shadow, (boxShadow) => ({
  blockSize: '4.5rem',
  borderRadius: radius.medium,
  background: theme.color.raised,
  boxShadow,
}));

export const durationBox = styleVariants(duration, (time) => ({
  blockSize: '4.5rem',
  border: `1px solid ${theme.color.outline}`,
  borderRadius: radius.medium,
  background: theme.color.surface,
  color: theme.color.text,
  transition: `background ${time}, color ${time}`,
  ':hover': { background: theme.color.solid, color: theme.color.onSolid },
  ':focus-visible': { background: theme.color.solid, color: theme.color.onSolid },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
}));
