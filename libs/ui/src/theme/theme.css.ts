import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { dark } from './dark';
import { light } from './light';
import type { ThemeColors } from './tokens';

const pair = (lightValue: string, darkValue: string) => `light-dark(${lightValue}, ${darkValue})`;

const colors = Object.fromEntries(
  Object.entries(light.color).map(([role, value]) => [
    role,
    pair(value, dark.color[role as keyof ThemeColors]),
  ]),
) as Record<keyof ThemeColors, string>;

// light-dark() takes colours only, so each shadow is a list of pairs: the light and the
// dark shadow drawn together, each with its colour transparent in the other theme.
const shadowPair = (lightValue: string, darkValue: string) =>
  [
    lightValue.replace(/rgb\([^)]*\)/g, (color) => pair(color, 'transparent')),
    darkValue.replace(/rgb\([^)]*\)/g, (color) => pair('transparent', color)),
  ].join(', ');

createGlobalTheme(':root', theme, {
  color: colors,
  shadow: {
    raised: shadowPair(light.shadow.raised, dark.shadow.raised),
    overlay: shadowPair(light.shadow.overlay, dark.shadow.overlay),
  },
});

// Without a script the system's preference decides; the bootstrap script sets one of the two
// classes before the first paint. `dark` is the class of the specification, section 4.
globalStyle(':root', { vars: { '--ks-scheme': 'light dark' }, colorScheme: 'var(--ks-scheme)' });
globalStyle(':root.dark', { vars: { '--ks-scheme': 'dark' } });
globalStyle(':root.light', { vars: { '--ks-scheme': 'light' } });
