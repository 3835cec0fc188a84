import { contrastRatio, parseColor } from './color';

const read = (text: string) => {
  const color = parseColor(text);
  if (!color) throw new Error(`"${text}" is not a colour that contrast() reads.`);
  return color;
};

/** Returns the WCAG 2 contrast ratio of two CSS colours; see `contrastRatio`. Used by tests and stories only. */
export const contrast = (foreground: string, background: string): number =>
  contrastRatio(read(foreground), read(background));
