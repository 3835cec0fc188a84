import { style } from '@vanilla-extract/css';

/** References a colour of the theme, which the Storybook preview sets as custom properties. */
const color = (name: string) => `var(--ks-color-${name})`;

/** Dark surface behind the particles, in both themes. */
export const darkSurface = style({ minBlockSize: '100vh', background: color('page'), colorScheme: 'dark' });

/** The padding leaves room for focus rings. */
export const layout = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.5rem',
  padding: '0.375rem',
});

/** Clips what a spring moves beyond its goal sideways. */
export const clippedLayout = style([layout, { overflowX: 'clip' }]);

export const button = style({
  minBlockSize: '2.75rem',
  paddingInline: '1rem',
  border: `1px solid ${color('outline')}`,
  borderRadius: '0.75rem',
  background: 'none',
  color: color('text'),
  ':hover': { borderColor: color('accent') },
});

const surface = style({
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${color('hairline')}`,
  borderRadius: '0.875rem',
  background: color('raised'),
  color: color('text'),
});

export const box = style([surface, { inlineSize: '18rem', blockSize: '7rem' }]);

export const link = style([surface, { inlineSize: '6rem', blockSize: '6rem', textDecoration: 'none' }]);
