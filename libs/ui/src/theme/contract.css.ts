import { createGlobalThemeContract } from '@vanilla-extract/css';

const variable = (_value: string | null, path: string[]) => `ks-${path.join('-')}`;

/** What a theme fills in; see `tokens.ts` for what each role is for. */
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
      strandEcho: null,
    },
    shadow: { raised: null, overlay: null },
  },
  variable,
);
