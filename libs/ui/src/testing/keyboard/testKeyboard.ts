import { expect, it } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import type { Guidance, Key } from '../../guidance/Guidance';

/** Names of the keys for Playwright. */
const playwrightKeys: Readonly<Record<Exclude<Key, 'Characters'>, string>> = {
  Tab: 'Tab',
  'Shift + Tab': 'Shift+Tab',
  Enter: 'Enter',
  'Shift + Enter': 'Shift+Enter',
  Space: 'Space',
  Escape: 'Escape',
  'Arrow up': 'ArrowUp',
  'Arrow down': 'ArrowDown',
  'Arrow left': 'ArrowLeft',
  'Arrow right': 'ArrowRight',
  Home: 'Home',
  End: 'End',
};

/** What the test of a row gets. */
export interface KeyboardTest {
  /** The key of the row that is tested in this run. */
  readonly key: Key;
  /** Presses that key; types `text` if the row is about characters. */
  readonly press: (text?: string) => Promise<void>;
}

/**
 * Tests the keyboard table of a part row by row, once for each key of a row, with real key presses in the browser.
 *
 * @param guidance guidance of the part; a row without a test fails
 * @param tests one test for each row, by the effect that the row states (`does`); a test without a row fails
 */
export function testKeyboard<Props>(
  guidance: Guidance<Props>,
  tests: Readonly<Record<string, (test: KeyboardTest) => Promise<void>>>,
) {
  const { part, keyboard } = guidance;

  it(`${part}: each row of the keyboard table has a test, and each test a row`, () => {
    expect(Object.keys(tests).sort()).toEqual(keyboard.map(({ does }) => does).sort());
  });

  for (const { keys, on, does } of keyboard) {
    for (const key of keys) {
      it(`${part}: ${key} on ${on} ${does}`, async () => {
        const test = tests[does];
        if (!test) throw new Error(`The row “${does}” has no test.`);
        const press = (text?: string) =>
          key === 'Characters' ? userEvent.keyboard(text ?? '') : commands.press(playwrightKeys[key], 1);
        await test({ key, press });
      });
    }
  }
}
