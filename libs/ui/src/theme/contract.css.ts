import { createGlobalThemeContract } from '@vanilla-extract/css';

const variable = (_value: string | null, path: string[]) => `ks-${path.join('-')}`;

/** CSS variables of the theme; `tokens.ts` documents each role. */
export const theme = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      raised: null,
      fill: null,
      text: null,
      body: null,
      muted: null,
      hairline: null,
      outline: null,
      accent: null,
      onAccent: null,
      accentFill: null,
      solid: null,
      onSolid: null,
      danger: null,
      dangerFill: null,
      backdrop: null,
      glowMint: null,
      glowViolet: null,
    },
    shadow: { raised: null, overlay: null },
  },
  variable,
);
