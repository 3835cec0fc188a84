import { style } from '@vanilla-extract/css';

/** Height of a control where the pointer is a finger (WCAG 2.5.5). */
const touchTarget = { '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } } };

/** References a colour of the theme, which the Storybook preview sets as custom properties. */
const color = (name: string) => `var(--ks-color-${name})`;

const phone = '(max-width: 30rem)';

export const playground = style({
  display: 'grid',
  gap: '2.5rem',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: '1.5rem',
  '@media': { [phone]: { padding: '0.75rem' } },
});

export const section = style({ display: 'grid', gap: '0.75rem', justifyItems: 'start' });

export const heading = style({ fontSize: '1.25rem', lineHeight: '1.25' });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const columnHeader = style({
  paddingBlock: '0.5rem',
  paddingInlineEnd: '1rem',
  color: color('muted'),
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'start',
  '@media': { [phone]: { paddingInlineEnd: '0.25rem' } },
});

export const cell = style({
  paddingBlock: '0.25rem',
  paddingInlineEnd: '0.5rem',
  borderBlockStart: `1px solid ${color('hairline')}`,
  '@media': { [phone]: { paddingInlineEnd: '0.25rem' } },
});

export const rowHeader = style([cell, { color: color('muted'), fontVariantNumeric: 'tabular-nums' }]);

export const field = style({
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  ...touchTarget,
  paddingInline: '0.625rem',
  border: `1px solid ${color('outline')}`,
  borderRadius: '0.5rem',
  background: color('surface'),
  color: color('text'),
  selectors: { '&[aria-invalid="true"]': { borderColor: color('danger') } },
});

export const message = style([field, { maxInlineSize: '24rem' }]);

export const button = style({
  minBlockSize: '2.5rem',
  ...touchTarget,
  paddingInline: '0.75rem',
  border: `1px solid ${color('outline')}`,
  borderRadius: '0.5rem',
  background: 'none',
  color: color('text'),
  ':hover': { borderColor: color('accent') },
});

export const settings = style({ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' });

export const option = style({
  display: 'flex',
  gap: '0.5rem',
  alignItems: 'center',
  minBlockSize: '2rem',
  ...touchTarget,
});

export const problem = style({ color: color('danger') });

export const highlight = style({
  borderRadius: '0.125rem',
  background: color('accent-fill'),
  color: color('text'),
  boxShadow: `inset 0 -2px ${color('accent')}`,
});

export const offsets = style({
  color: color('muted'),
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
});

export const list = style({ display: 'grid', gap: '0.25rem' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: '2rem',
  inlineSize: '100%',
});

export const descriptionList = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.25rem 1rem',
});

export const term = style({ color: color('muted') });

export const group = style({ display: 'contents' });
