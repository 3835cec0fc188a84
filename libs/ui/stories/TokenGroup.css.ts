import { style } from '@vanilla-extract/css';
import { theme } from '../src/theme/contract.css';
import { fontSize, radius, space } from '../src/theme/scale';
import { typography } from '../src/theme/typography';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${space[8]} ${space[6]}`,
});

export const rows = style({ display: 'grid', gap: space[6] });

export const entry = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const name = style({ color: theme.color.text, fontSize: fontSize.small, overflowWrap: 'anywhere' });

export const value = style({ ...typography.label, overflowWrap: 'anywhere' });

export const box = style({
  blockSize: '4.5rem',
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: radius.medium,
});

/** Changes its colour while the pointer is on it. */
export const changing = style([
  box,
  { transitionProperty: 'background', ':hover': { background: theme.color.solid } },
]);

export const bar = style({ maxInlineSize: '100%', blockSize: '1rem', background: theme.color.accent });

export const text = style({ color: theme.color.text, textWrap: 'balance', overflowWrap: 'anywhere' });
