/** Playwright's names of WebDriver's keys (`page/keys.ts`). */
const names: Readonly<Record<string, string>> = {
  '\uE003': 'Backspace',
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE008': 'Shift',
  '\uE009': 'Control',
  '\uE00C': 'Escape',
  '\uE010': 'End',
  '\uE011': 'Home',
  '\uE012': 'ArrowLeft',
  '\uE013': 'ArrowUp',
  '\uE014': 'ArrowRight',
  '\uE015': 'ArrowDown',
};

/** Returns Playwright's name of a key or character in WebDriver's notation. */
export function playwrightKey(value: string): string {
  return names[value] ?? value;
}
