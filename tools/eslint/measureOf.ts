import type { Measure } from '../../.config/designTokens.ts';

const families: readonly (readonly [RegExp, Measure])[] = [
  [/^(padding|margin|scrollMargin|scrollPadding|inset)/, 'space'],
  [/^(gap|rowGap|columnGap)$/, 'space'],
  [/^min(Inline|Block)Size$/, 'smallest'],
  [/^max(Inline|Block)Size$/, 'widest'],
  [/^fontSize$/, 'fontSize'],
  [/^border.*Radius$/, 'radius'],
  [/^lineHeight$/, 'lineHeight'],
  [/^letterSpacing$/, 'tracking'],
  [/^fontWeight$/, 'fontWeight'],
  [/^transition(Duration)?$/, 'duration'],
  [/^zIndex$/, 'layer'],
];

/** What a style property measures, by its name; undefined for what no token covers. */
export function measureOf(property: string): Measure | undefined {
  return families.find(([pattern]) => pattern.test(property))?.[1];
}
