import { dark } from '../libs/ui/src/theme/dark.ts';
import { light } from '../libs/ui/src/theme/light.ts';

/** Values of the `theme-color` meta element: the background of the header. */
export const themeColor = { light: light.color.page, dark: dark.color.page } as const;

/** Colours of the dark theme, for images that are drawn without a browser and its custom properties. */
export const darkColors = dark.color;
