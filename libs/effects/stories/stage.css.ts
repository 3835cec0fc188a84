import { style } from '@vanilla-extract/css';

/** A colour of the theme that the Storybook's preview sets; this package knows no other. */
const color = (role: string) => `var(--ks-color-${role})`;

/** The dark canvas that the particles belong to, in either theme. */
export const canvas = style({ minBlockSize: '100vh', background: color('page'), colorScheme: 'dark' });

/** Clips what springs overshoot to the side, and nothing of a focus ring. */
export const stage = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '1.5rem',
  padding: '0.375rem',
  overflowX: 'clip',
});

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
  border: `1px solid ${color('hairline')}`,
  borderRadius: '0.875rem',
  background: color('raised'),
  color: color('text'),
});

export const box = style([
  surface,
  { display: 'grid', placeItems: 'center', inlineSize: '18rem', blockSize: '7rem' },
]);

export const icon = style([box, { inlineSize: '6rem', blockSize: '6rem', textDecoration: 'none' }]);

export const screen = style([
  surface,
  { display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '20rem' },
]);

export const disclosure = style([surface, { inlineSize: 'min(100%, 32rem)' }]);

export const summary = style({ padding: '1rem 1.25rem', cursor: 'pointer' });

export const content = style({ display: 'grid', gap: '0.75rem', padding: '0.5rem 1.25rem 1.25rem' });
