import { style } from '@vanilla-extract/css';

export const playground = style({
  display: 'grid',
  gap: '1.5rem',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: '1.5rem',
});

/** Uses the colours of the theme, which the Storybook preview sets as custom properties. */
export const field = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: '0.5rem 0.75rem',
  border: '1px solid var(--ks-color-outline)',
  borderRadius: '0.5rem',
  background: 'var(--ks-color-surface)',
  color: 'var(--ks-color-text)',
  selectors: { '&[aria-invalid="true"]': { borderColor: 'var(--ks-color-danger)' } },
});

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.25rem' });
