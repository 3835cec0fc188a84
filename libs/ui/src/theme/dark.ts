import type { ThemeTokens } from './tokens.ts';

/** Elevated surfaces are lighter. */
export const dark = {
  color: {
    page: '#0B0E14',
    surface: '#1A212D',
    raised: '#1F2634',
    paper: '#ECE9E1',
    fill: '#282F3E',
    text: '#EEF1F6',
    body: '#C2CAD6',
    muted: '#B4BECB',
    hairline: 'rgb(238 241 246 / 0.16)',
    outline: '#717C8E',
    accent: '#62EFC4',
    onAccent: '#06231B',
    accentFill: '#1D3A3A',
    solid: '#EEF1F6',
    onSolid: '#10131A',
    danger: '#FF9C93',
    dangerFill: '#3A1D1F',
    backdrop: 'rgb(3 5 8 / 0.66)',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px rgb(0 0 0 / 0.32)',
    overlay: '0 2px 4px rgb(0 0 0 / 0.4), 0 24px 64px rgb(0 0 0 / 0.6)',
  },
} satisfies ThemeTokens;

/** Replacements for visitors who prefer more contrast: at least 7:1 with every background (WCAG 1.4.6). */
export const darkContrast = { accent: dark.color.accent, danger: '#FFB3AC' };
