import type { ThemeColors, ThemeShadows } from './tokens';
import type { tokenValues } from './values';

type Values = typeof tokenValues;

/** Tokens of a group, each of them optional. */
type Overrides<Group extends keyof Values, Value> = { readonly [Name in keyof Values[Group]]?: Value };

/** The tokens that a brand changes. All others keep Keystrand's values. */
export interface Brand {
  /** Colours of the light theme. */
  readonly light?: Partial<ThemeColors>;
  /** Colours of the dark theme. */
  readonly dark?: Partial<ThemeColors>;
  /** Shadows of both themes. */
  readonly shadow?: { readonly light?: Partial<ThemeShadows>; readonly dark?: Partial<ThemeShadows> };
  /** Hues of categories, in degrees of oklch. */
  readonly hue?: Overrides<'hue', number>;
  /** Colours of the strands in the logo and its art; the glow of buttons follows the first and the third. */
  readonly strand?: Overrides<'strand', string>;
  /** CSS lists of font families. The application loads the fonts. */
  readonly fontFamily?: Overrides<'fontFamily', string>;
  /** CSS lengths, or `clamp()`, `min()`, `max()` or `calc()` of such. */
  readonly fontSize?: Overrides<'fontSize', string>;
  readonly fontWeight?: Overrides<'fontWeight', number>;
  readonly lineHeight?: Overrides<'lineHeight', number>;
  readonly tracking?: Overrides<'tracking', string>;
  readonly space?: Overrides<'space', string>;
  readonly radius?: Overrides<'radius', string>;
  readonly layout?: Overrides<'layout', string>;
  readonly duration?: Overrides<'duration', string>;
  readonly easing?: Overrides<'easing', string>;
  /** Stacking order (`z-index`). */
  readonly layer?: Overrides<'layer', number>;
}
