/**
 * Makes every face of the sheet optional (CSS Fonts 4, section 4.9): one that is not there when the page is painted waits
 * for the next page. A late face would break lines anew and move what is being read. Documents preload the face they use.
 * @throws {Error} where no face of the sheet says that it swaps, which is how Fontsource writes them
 */
export function withoutFontSwap(sheet: string): string {
  const changed = sheet.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
  if (changed === sheet) throw new Error('The style sheet has no face with "font-display: swap" any more.');
  return changed;
}
