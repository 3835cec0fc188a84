import type { Page } from '@playwright/test';

const fallbackOnly = '*, ::before, ::after { font-family: "Host Grotesk Fallback" !important; }';

/** Shows the text of the page in the face that a visitor sees while the web font has not loaded. */
export async function applyFallbackFont(page: Page): Promise<void> {
  // A constructed style sheet, because the Content-Security-Policy forbids style elements.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, fallbackOnly);
}
