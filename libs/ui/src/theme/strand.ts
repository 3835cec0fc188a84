/** Colours of the three strands in the logo and its art. Decorative; the same in both themes. */
export const strandColor = {
  mint: 'oklch(0.82 0.15 172)',
  blue: 'oklch(0.72 0.15 250)',
  violet: 'oklch(0.75 0.16 305)',
} as const;
