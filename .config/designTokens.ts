import { dark } from '../libs/ui/src/theme/dark.ts';
import { light } from '../libs/ui/src/theme/light.ts';
import {
  duration,
  fluidSpace,
  fontSize,
  fontWeight,
  layer,
  layout,
  lineHeight,
  radius,
  space,
  tracking,
} from '../libs/ui/src/theme/scale.ts';
import { strandColor } from '../libs/ui/src/theme/strand.ts';

/** A design token: its name in source code and its value. */
export interface DesignToken {
  readonly name: string;
  readonly value: string;
}

/** Kind of value that a style property takes. Each kind has its own tokens. */
export type Measure =
  | 'space'
  | 'minSize'
  | 'maxSize'
  | 'fontSize'
  | 'radius'
  | 'lineHeight'
  | 'tracking'
  | 'fontWeight'
  | 'duration'
  | 'layer';

const tokens = (group: string, values: Readonly<Record<string, string>>): readonly DesignToken[] =>
  Object.entries(values).map(([key, value]) => ({
    name: /^\d/.test(key) ? `${group}[${key}]` : `${group}.${key}`,
    value,
  }));

const { content, measure, heroMeasure, target, columnGap } = layout;
const { header, chat, overlay, skipLink } = layer;

/** Sizes, spacing, durations and layers of the theme, by kind of value. */
export const measureTokens: Readonly<Record<Measure, readonly DesignToken[]>> = {
  space: [...tokens('space', space), ...tokens('fluidSpace', fluidSpace), ...tokens('layout', { columnGap })],
  minSize: tokens('layout', { target }),
  maxSize: tokens('layout', { content, measure, heroMeasure }),
  fontSize: tokens('fontSize', fontSize),
  radius: tokens('radius', radius),
  lineHeight: tokens('lineHeight', lineHeight),
  tracking: tokens('tracking', tracking),
  fontWeight: tokens('fontWeight', fontWeight),
  duration: tokens('duration', duration),
  // Lower values also order elements inside a component.
  layer: tokens('layer', { header, chat, overlay, skipLink }),
};

/** Colours of both themes and of the strands, which are the same in both. */
export const colorTokens: readonly DesignToken[] = [
  ...tokens('theme.color', light.color),
  ...tokens('theme.color', dark.color),
  ...tokens('strandColor', strandColor),
];
