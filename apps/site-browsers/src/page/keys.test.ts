import { expect, test } from 'vitest';
import { playwrightKey } from '../engines/playwrightKey';
import { keyCode } from './keys';

test.each([
  'Tab',
  'Enter',
  'Shift',
  'Control',
  'Escape',
  'Backspace',
  'End',
  'Home',
  'ArrowLeft',
  'ArrowUp',
  'ArrowRight',
  'ArrowDown',
])('%s has a code, and Playwright receives its name', (name) => {
  const code = keyCode(name);
  expect(code).toMatch(/^[\uE000-\uF8FF]$/);
  expect(playwrightKey(code)).toBe(name);
});

test('characters are their own code, a line break is Enter', () => {
  expect(['a', 'Z', '&', '😀', 'Space'].map(keyCode)).toEqual(['a', 'Z', '&', '😀', ' ']);
  expect(keyCode('\n')).toBe(keyCode('Enter'));
  expect(playwrightKey('a')).toBe('a');
});

test.each(['Return', '', 'ab'])('"%s" is no key', (name) => {
  expect(() => keyCode(name)).toThrow(`Unknown key "${name}"`);
});
