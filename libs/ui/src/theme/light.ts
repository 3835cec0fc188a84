import type { ThemeTokens } from './tokens';

export const light = {
  color: {
    page: '#F6F4EF',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    fill: '#EEEDEA',
    text: '#10131A',
    body: '#3E4450',
    muted: '#484E5B',
    hairline: 'rgb(16 19 26 / 0.14)',
    outline: '#7A808C',
    accent: '#00725C',
    onAccent: '#FFFFFF',
    accentFill: '#DCEBE7',
    solid: '#10131A',
    onSolid: '#F6F4EF',
    danger: '#98201A',
    dangerFill: '#FBEAE8',
    backdrop: 'rgb(10 13 19 / 0.42)',
    glowFirst: 'oklch(0.82 0.15 172 / 0.62)',
    glowSecond: 'oklch(0.75 0.16 305 / 0.5)',
  },
  shadow: {
    raised: '0 1px 2px rgb(16 19 26 / 0.06), 0 8px 24px rgb(16 19 26 / 0.08)',
    overlay: '0 2px 4px rgb(16 19 26 / 0.08), 0 24px 64px rgb(16 19 26 / 0.2)',
  },
} satisfies ThemeTokens;

/** Replacements for visitors who prefer more contrast: at least 7:1 with every background (WCAG 1.4.6). */
export const lightContrast = { accent: '#004F40', danger: '#8A1A14' };
