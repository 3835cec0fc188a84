import type { Measure } from '../../.config/designTokens.ts';

const measures: readonly (readonly [RegExp, Measure])[] = [
  [/^(padding|margin|scrollMargin|scrollPadding|inset)/, 'space'],
  [/^(gap|rowGap|columnGap)$/, 'space'],
  [/^min(Inline|Block)Size$/, 'minSize'],
  [/^max(Inline|Block)Size$/, 'maxSize'],
  [/^fontSize$/, 'fontSize'],
  [/^border.*Radius$/, 'radius'],
  [/^lineHeight$/, 'lineHeight'],
  [/^letterSpacing$/, 'tracking'],
  [/^fontWeight$/, 'fontWeight'],
  [/^transition(Duration)?$/, 'duration'],
  [/^zIndex$/, 'layer'],
];

/** Returns the measure of a style property; undefined if there are no tokens for it. */
export function measureOf(property: string): Measure | undefined {
  return measures.find(([pattern]) => pattern.test(property))?.[1];
}
