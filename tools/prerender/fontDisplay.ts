const fontFace = /@font-face\s*\{[^}]*font-display:\s*swap[^}]*\}/g;

/**
 * Returns the style sheet with `font-display: optional` in place of `swap` (CSS Fonts 4, section 4.9), which avoids the
 * layout shift of a late font. Documents preload the font they use, and the application shows a late one without a shift
 * (`apps/site/src/fonts`). Without JavaScript, the font is swapped. Leaves out `unicode-range`, which only saves the download
 * of a font that a document does not use.
 *
 * @throws {Error} if no rule has `font-display: swap`, which is what Fontsource writes
 */
export function makeFontsOptional(css: string): string {
  const changed = css.replaceAll(fontFace, (declared) => {
    const rule = declared.replace(/;\s*unicode-range:[^;}]*/, '');
    return `${rule.replace(/font-display:\s*swap/, 'font-display:optional')}@media (scripting:none){${rule}}`;
  });
  if (changed === css) throw new Error('The style sheet has no @font-face rule with "font-display: swap".');
  return changed;
}
