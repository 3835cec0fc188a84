import { fluidSpace, layout } from './scale';
import { style } from './sharedStyle';

/** Maximum content width with gutters. */
export const containerStyle = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${layout.content} + 2 * ${fluidSpace.gutter})`,
  marginInline: 'auto',
  paddingInline: fluidSpace.gutter,
} as const;

export const container = style(containerStyle);
