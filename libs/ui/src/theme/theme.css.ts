import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme } from './contract.css';
import { customProperty } from './customProperty';
import { dark } from './dark';
import { light } from './light';
import type { ThemeColors } from './tokens';
import { tokenValues } from './values';

const pair = (lightValue: string, darkValue: string) => `light-dark(${lightValue}, ${darkValue})`;

const colors = Object.fromEntries(
  Object.entries(light.color).map(([role, value]) => [
    role,
    pair(value, dark.color[role as keyof ThemeColors]),
  ]),
) as Record<keyof ThemeColors, string>;

// light-dark() accepts only colours. Each shadow is therefore a list of both themes' shadows, each of them transparent
// in the other theme.
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

globalStyle(':root', {
  vars: Object.fromEntries(
    Object.entries(tokenValues).flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, value]) => [customProperty(group, name), String(value)]),
    ),
  ),
});

// The system's preference applies unless a script sets one of the two classes before the first paint
// (docs/requirements.md, section 6).
globalStyle(':root', { vars: { '--ks-scheme': 'light dark' }, colorScheme: 'var(--ks-scheme)' });
globalStyle(':root.dark', { vars: { '--ks-scheme': 'dark' } });
globalStyle(':root.light', { vars: { '--ks-scheme': 'light' } });
