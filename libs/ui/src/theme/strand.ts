/** The three strands of the mark and of its art: build, secure, run. The same in both themes; they only decorate. */
export const strandColor = {
  mint: 'oklch(0.82 0.15 172)',
  blue: 'oklch(0.72 0.15 250)',
  violet: 'oklch(0.75 0.16 305)',
} as const;
