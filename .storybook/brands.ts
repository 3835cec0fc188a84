import { harbour } from '../libs/ui/examples/harbour.ts';

const sheet = new CSSStyleSheet();

/** Brands of the toolbar, by value; the default has no theme of its own. */
const themes: Readonly<Record<string, typeof harbour>> = { harbour };

/** Applies a brand to the page, through a constructed style sheet. */
export function applyBrand(brand: string): void {
  sheet.replaceSync(themes[brand]?.css() ?? '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
