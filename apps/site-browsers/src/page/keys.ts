/** Code points of keys without a character. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  '\n': '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Returns WebDriver's value of a key or character. @throws {Error} if a name is unknown */
export function keyCode(name: string): string {
  const value = keys[name] ?? name;
  if ([...value].length !== 1) throw new Error(`Unknown key "${name}"`);
  return value;
}
