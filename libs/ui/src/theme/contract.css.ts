import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty } from './customProperties';
import { light } from './light';
import { hues } from './tokens';
import type { Hue } from './tokens';
import { tokenValues } from './values';

const variable = (_value: string | null, [group = '', name = '']: string[]) =>
  customProperty(group, name).slice('--'.length);

/** Custom properties that differ between the themes; `light.ts` documents each role. */
export const theme = createGlobalThemeContract(light, variable);

/** Custom properties of the tokens that are the same in both themes. */
export const constants = createGlobalThemeContract(
  {
    ...tokenValues,
    hue: Object.fromEntries(Object.keys(hues).map((name) => [name, null])) as Record<Hue, null>,
  },
  variable,
);
