import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty } from './customProperty';

const variable = (_value: string | null, [group = '', name = '']: string[]) =>
  customProperty(group, name).slice('--'.length);

/** Custom properties that differ between the themes; `tokens.ts` documents each role. */
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
      glowFirst: null,
      glowSecond: null,
    },
    shadow: { raised: null, overlay: null },
  },
  variable,
);
