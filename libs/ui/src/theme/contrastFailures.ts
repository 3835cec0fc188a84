import { contrastRatio, parseColor } from './color';
import type { Color } from './color';
import { contrastPairs } from './contrastPairs';
import type { Tokens } from './customProperties';
import { hueShades } from './tokens';
import type { ThemeColors } from './tokens';

/** A pair of colours whose contrast is too low. */
export interface ContrastFailure {
  readonly theme: 'light' | 'dark';
  readonly foreground: string;
  readonly background: string;
  /** Measured WCAG 2 contrast ratio. */
  readonly ratio: number;
  /** Required WCAG 2 contrast ratio. */
  readonly minimum: number;
  /** What the pair is used for. */
  readonly use: string;
}

const surfaces = ['page', 'surface', 'raised'] as const;

/** Returns the pairs of colours whose contrast is too low. */
export function contrastFailures(tokens: Tokens): readonly ContrastFailure[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const read = (value: string): Color => {
      const parsed = parseColor(value);
      if (!parsed) throw new TypeError(`createTheme: ${value} is not a colour.`);
      return parsed;
    };
    const colors = tokens[theme].color;
    const background = (role: keyof ThemeColors) => {
      const parsed = read(colors[role]);
      if (parsed.alpha < 1)
        throw new TypeError(
          `createTheme: ${theme}.${role} is ${colors[role]}. Allowed: an opaque colour, because other colours are used on it.`,
        );
      return parsed;
    };
    const ofRoles = contrastPairs.flatMap(({ foreground, backgrounds, minimum, use }) =>
      backgrounds.map((role) => ({
        theme,
        foreground: foreground as string,
        background: role as string,
        ratio: contrastRatio(read(colors[foreground]), background(role)),
        minimum: minimum as number,
        use,
      })),
    );
    const ofHues = Object.entries(tokens.values['hue'] ?? {}).flatMap(([name, angle]) => {
      const shade = (kind: keyof typeof hueShades) =>
        read(`oklch(${hueShades[kind][theme]} ${String(angle)})`);
      const backgrounds = [
        [`the tint of ${name}`, shade('tint')] as const,
        ...surfaces.map((role) => [role, background(role)] as const),
      ];
      return backgrounds.map(([role, behind]) => ({
        theme,
        foreground: `the hue ${name}`,
        background: role,
        ratio: contrastRatio(shade('line'), behind),
        minimum: 3,
        use: 'Icons and rules of categories',
      }));
    });
    return [...ofRoles, ...ofHues].filter(({ ratio, minimum }) => ratio < minimum);
  });
}
