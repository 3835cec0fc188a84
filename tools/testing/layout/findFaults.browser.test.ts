import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { findFaults } from './findFaults.ts';

const getFaults = (html: string) => {
  document.body.innerHTML = html;
  return findFaults().join('\n');
};

/** Emulates media features; none by default. */
const emulate = async (media = '', features: { name: string; value: string }[] = []) => {
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<void> };
  await session.send('Emulation.setEmulatedMedia', { media, features });
};

afterEach(async () => {
  document.body.innerHTML = '';
  await emulate();
});

const link = (rule: string) => `<style>a${rule}</style><p style="overflow: hidden"><a href="#a">Link</a></p>`;
it.each([
  ['<div style="width: 3000px; height: 1px"></div>', 'px wider'],
  ['<p style="position: absolute; left: -60px">Text</p>', 'text outside the page'],
  ['<div style="height: 20px; overflow: hidden; font-size: 40px">Text</div>', 'text cut off'],
  ['<div style="width: 0; overflow: auto">Text</div>', 'text cut off'],
  [
    '<button style="width: 40px; padding: 0; white-space: nowrap">Send inquiry</button>',
    'outside its control',
  ],
  ['<p>First</p><p style="margin-top: -34px">Second</p>', '"First" overlaps'],
  ['<input name="city"><p style="position: absolute; margin: 0; top: 10px; left: 10px">Hint</p>', 'overlaps'],
  ['<input style="border: 1px solid #eee; appearance: none">', 'without a visible edge'],
  [link('{ outline: none }'), 'no focus ring'],
  [link(':focus { outline: 1px solid #000 }'), 'ring of 1 px'],
  [link(':focus { outline: 3px solid #ddd }'), 'ring with a contrast'],
  [link(':focus { outline: 3px solid #000 }'), 'ring cut off'],
])('examines %s: %s', (html, fault) => {
  expect(getFaults(html)).toContain(fault);
});

it('accepts scrollers, hidden texts, floating elements, native fields and rings', () => {
  const html = `<style>:focus { outline: 3px solid #000 }</style>
    <div style="overflow-x: auto"><p style="width: 3000px">Wide</p></div>
    <span style="position: absolute; left: -9px; clip-path: inset(50%)">For screen readers</span>
    <div style="height: 5px; overflow: hidden"><p style="position: absolute; top: 90px">Escapes</p></div>
    <p style="line-height: 0.6; margin: 20px">Some <strong>words</strong></p>
    <p style="position: fixed; top: 0">Fixed</p><p style="margin: 200px"><input> <a href="#a">Link</a></p>`;
  expect(getFaults(html)).toBe('');
});

it('requires edges of buttons and visible texts in forced colours, and that all can be read in print', async () => {
  const html = `<style>:focus { outline: 3px solid #000 }</style>
    <button style="border: 0; background: none; margin: 9px">Menu</button>
    <main style="margin: 9px"><p style="forced-color-adjust: none; color: #eee">Text</p><details><summary>More</summary><p>Closed</p></details></main>
    <nav style="position: fixed; bottom: 9px">Bar</nav>`;
  expect(getFaults(html)).toBe('');
  await emulate('', [{ name: 'forced-colors', value: 'active' }]);
  expect(getFaults(html)).toMatch(
    /^text with a contrast of 1\.\d: "Text"\ncontrol without a visible edge: button "Menu"$/,
  );
  await emulate('print');
  expect(getFaults(html)).toMatch(
    /^text with a contrast of .*\nprinted on every sheet: nav "Bar"\nnot printed: "Closed"$/,
  );
});
