import { customProperty } from '../libs/ui/src/theme/customProperties.ts';
import { tokenValues } from '../libs/ui/src/theme/values.ts';

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

const tokens = (group: string, values: Readonly<Record<string, string | number>>): readonly DesignToken[] =>
  Object.entries(values).map(([key, value]) => ({
    name: /^\d/.test(key) ? `${group}[${key}]` : `${group}.${key}`,
    value: String(value),
  }));

const { gutter, surface, section, block, ...steps } = tokenValues.space;
const { content, measure, heroMeasure, target } = tokenValues.layout;
const { header, chat, overlay, skipLink } = tokenValues.layer;

/** Sizes, spacing, durations and layers of the theme, by kind of value. */
export const measureTokens: Readonly<Record<Measure, readonly DesignToken[]>> = {
  space: [
    ...tokens('space', { 0: '0', ...steps }),
    ...tokens('fluidSpace', { gutter, surface, section, block }),
    ...tokens('layout', { columnGap: 'clamp(2.5rem, 6vw, 4.8rem)' }),
  ],
  minSize: tokens('layout', { target }),
  maxSize: tokens('layout', { content, measure, heroMeasure }),
  fontSize: tokens('fontSize', tokenValues.fontSize),
  radius: tokens('radius', tokenValues.radius),
  lineHeight: tokens('lineHeight', tokenValues.lineHeight),
  tracking: tokens('tracking', tokenValues.tracking),
  fontWeight: tokens('fontWeight', tokenValues.fontWeight),
  duration: tokens('duration', tokenValues.duration),
  // Lower values also order elements inside a component.
  layer: tokens('layer', { header, chat, overlay, skipLink }),
};

/** Custom properties of the tokens that are the same in both themes, with their values. */
export const constantProperties: ReadonlyMap<string, string> = new Map(
  Object.entries(tokenValues).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [customProperty(group, name), String(value)] as const),
  ),
);
