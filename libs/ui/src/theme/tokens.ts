/** What a theme decides: every value here differs, or may differ, between light and dark. */
export interface ThemeColors {
  /** Ground of home, header, footer. */
  readonly page: string;
  /** Ground of a sheet on the canvas, of inputs and of cards. */
  readonly surface: string;
  /** Ground of what floats: menus, dialogs, the chat panel. */
  readonly raised: string;
  /** A quiet fill: hovered rows, bot messages, code. */
  readonly fill: string;
  /** Headings and everything that must be read first. */
  readonly text: string;
  /** Running text; at least 7:1 on page, sheet and raised. */
  readonly body: string;
  /** Labels, captions, meta; at least 4.5:1. */
  readonly muted: string;
  /** Rules and borders that only decorate. */
  readonly hairline: string;
  /** Borders that a control is recognised by; at least 3:1 (WCAG 1.4.11). */
  readonly outline: string;
  /** Links, focus, the state that is on; at least 4.5:1 as text. */
  readonly accent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** A tint of the accent for the active row of a list. */
  readonly accentFill: string;
  /** Ground of solid buttons and of the visitor's messages. */
  readonly solid: string;
  /** Text on solid. */
  readonly onSolid: string;
  /** Errors, as text. */
  readonly danger: string;
  readonly dangerFill: string;
  /** What stands behind a modal dialog. */
  readonly backdrop: string;
  /** The light behind the glow button: its two auroras. */
  readonly glowMint: string;
  readonly glowViolet: string;
  /** The soft copies of a strand. */
  readonly strandEcho: string;
}

export interface ThemeShadows {
  readonly raised: string;
  readonly overlay: string;
}

export interface ThemeTokens {
  readonly color: ThemeColors;
  readonly shadow: ThemeShadows;
}

/** Hue of each service category in oklch degrees, at equal lightness and chroma. */
export const categoryHues = {
  blockchain: 172,
  web3: 264,
  cybersecurity: 22,
  software: 222,
  consulting: 48,
  solutions: 300,
  other: 140,
} as const;

export type Category = keyof typeof categoryHues;
