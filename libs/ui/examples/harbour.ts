import { createTheme } from '@keystrand/ui/theme';

export const harbour = createTheme({
  light: { page: '#F1F4F6', fill: '#E9EEF2', accent: '#0A5A9C', accentFill: '#DBE9F5', solid: '#0E2A47' },
  dark: { page: '#08121D', surface: '#0F1C2B', fill: '#16273A', accent: '#8CC7FF', accentFill: '#17334F' },
  strand: { first: 'oklch(0.75 0.12 240)', second: 'oklch(0.76 0.13 60)', third: 'oklch(0.7 0.1 220)' },
  radius: { small: '0.125rem', medium: '0.25rem', large: '0.25rem', pill: '0.25rem' },
  fontFamily: { sans: "Charter, Georgia, 'Liberation Serif', serif" },
  fontWeight: { medium: 500, heading: 400 },
});
