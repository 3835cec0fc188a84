/** Colours that a theme defines. */
export interface ThemeColors {
  /** Background of home, header and footer. */
  readonly page: string;
  /** Background of a `Surface`, of inputs and of cards. */
  readonly surface: string;
  /** Background of menus, dialogs and the chat panel. */
  readonly raised: string;
  /** Subtle fill: hovered rows, bot messages, code. */
  readonly fill: string;
  /** Headings and other prominent text. */
  readonly text: string;
  /** Body text; contrast of at least 7:1 with page, surface and raised. */
  readonly body: string;
  /** Labels, captions, metadata; contrast of at least 7:1 with page, surface and raised in our theme, 4.5:1 in others. */
  readonly muted: string;
  /** Decorative rules and borders. */
  readonly hairline: string;
  /** Borders that identify a control; contrast of at least 3:1 (WCAG 1.4.11). */
  readonly outline: string;
  /** Links, focus ring, active states; contrast of at least 4.5:1 as text. */
  readonly accent: string;
  /** Text on `accent`. */
  readonly onAccent: string;
  /** Tint of the accent, for the active row of a list. */
  readonly accentFill: string;
  /** Background of solid buttons and of the visitor's messages. */
  readonly solid: string;
  /** Text on `solid`. */
  readonly onSolid: string;
  /** Error text. */
  readonly danger: string;
  /** Background of error messages. */
  readonly dangerFill: string;
  /** Backdrop of a modal dialog. */
  readonly backdrop: string;
  /** First colour of the glow button's glow. */
  readonly glowFirst: string;
  /** Second colour of the glow button's glow. */
  readonly glowSecond: string;
}

export interface ThemeShadows {
  /** Menus and floating buttons. */
  readonly raised: string;
  /** Dialogs and the chat panel. */
  readonly overlay: string;
}

/** Values that may differ between the light and the dark theme. */
export interface ThemeTokens {
  /** Colours by role, for each theme. */
  readonly color: ThemeColors;
  /** Shadows by elevation, for each theme. */
  readonly shadow: ThemeShadows;
}

/** Named hues that applications assign to categories of their own, in degrees of oklch. */
export const hues = {
  teal: 172,
  indigo: 264,
  red: 22,
  blue: 222,
  orange: 48,
  purple: 300,
  green: 140,
} as const;

export type Hue = keyof typeof hues;

/** Lightness and chroma in oklch of the colours that are derived from a hue. */
export const hueShades = {
  tint: { light: '0.93 0.045', dark: '0.3 0.045' },
  line: { light: '0.52 0.12', dark: '0.78 0.12' },
} as const;
