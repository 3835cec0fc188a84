import { create } from 'storybook/theming';
import { dark } from '../libs/ui/src/theme/dark.ts';
import { light } from '../libs/ui/src/theme/light.ts';
import { tokenValues } from '../libs/ui/src/theme/values.ts';

const createTheme = (base: 'light' | 'dark', color: typeof light.color) =>
  create({
    base,
    brandTitle: 'Keystrand',
    fontBase: tokenValues.fontFamily.sans,
    fontCode: tokenValues.fontFamily.mono,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appBorderColor: color.hairline,
    barBg: color.surface,
    barTextColor: color.muted,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    textColor: color.text,
    textInverseColor: color.onSolid,
    textMutedColor: color.muted,
    inputBg: color.surface,
    inputBorder: color.outline,
    inputTextColor: color.text,
  });

/** Themes of Storybook's own interface, in the colours of the design system. */
export const brand = { light: createTheme('light', light.color), dark: createTheme('dark', dark.color) };
