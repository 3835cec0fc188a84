import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { findFaults } from './findFaults.ts';

const getFaults = (html: string) => {
  document.body.innerHTML = html;
  return findFaults();
};

/** Emulates media features; none by default. */
const emulate = async (media = '', features: { name: string; value: string }[] = []) => {
  await (cdp() as unknown as { send: (method: string, params: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media, features },
  );
};

afterEach(async () => {
  document.body.innerHTML = '';
  await emulate();
});

describe('findFaults', () => {
  it.each([
    ['a part that is wider than the page', '<div style="width: 3000px; height: 1px"></div>', /px wider/],
    [
      'text that nothing scrolls to',
      '<p style="position: absolute; left: -60px">Text</p>',
      /outside the page/,
    ],
    [
      'text that a box cuts off',
      '<div style="height: 20px; overflow: hidden; font-size: 40px">Text</div>',
      /text cut off/,
    ],
    [
      'text that is larger than its button',
      '<button style="height: 24px; width: 40px; padding: 0; white-space: nowrap">Send inquiry</button>',
      /outside its control/,
    ],
    ['a text above another', '<p>First</p><p style="margin-top: -34px">Second</p>', /"First" overlaps/],
    [
      'a text above a field',
      '<input name="city"><p style="position: absolute; margin: 0; top: 10px; left: 10px">Hint</p>',
      /overlaps/,
    ],
    [
      'a field with a faint border',
      '<input style="border: 1px solid #eee; appearance: none">',
      /without a visible edge/,
    ],
    ['a missing focus ring', '<style>a { outline: none }</style><a href="#a">Link</a>', /no focus ring/],
    [
      'a thin focus ring',
      '<style>a:focus { outline: 1px solid #000 }</style><a href="#a">Link</a>',
      /ring of 1 px/,
    ],
    [
      'a faint focus ring',
      '<style>a:focus { outline: 3px solid #ddd }</style><a href="#a">Link</a>',
      /ring with a contrast/,
    ],
    [
      'a focus ring that a box cuts off',
      '<style>a:focus { outline: 3px solid #000 }</style><p style="overflow: hidden"><a href="#a">Link</a></p>',
      /ring cut off/,
    ],
  ])('reports %s', (_, html, fault) => {
    expect(getFaults(html)).toContainEqual(expect.stringMatching(fault));
  });

  it('accepts scrollers, hidden texts, floating elements, native fields and rings', () => {
    const html = `<style>:focus { outline: 3px solid #000 }</style>
      <div style="overflow-x: auto"><p style="width: 3000px">Wide</p></div>
      <span style="position: absolute; left: -9px; clip-path: inset(50%)">For screen readers</span>
      <div style="height: 5px; overflow: hidden"><p style="position: absolute; top: 90px">Escapes</p></div>
      <p style="line-height: 0.6; margin: 20px">Some <strong>words</strong></p>
      <p style="position: fixed; top: 0">Fixed</p><p style="margin: 200px"><input> <a href="#a">Link</a></p>`;
    expect(getFaults(html)).toEqual([]);
  });

  it('requires edges of buttons and visible texts in forced colours', async () => {
    const html =
      '<style>:focus { outline: 3px solid #000 }</style><button style="border: 0; background: none; margin: 9px">Menu</button><p style="forced-color-adjust: none; color: #eee">Text</p>';
    expect(getFaults(html)).toEqual([]);
    await emulate('', [{ name: 'forced-colors', value: 'active' }]);
    expect(getFaults(html)).toEqual([
      expect.stringMatching(/^text with a contrast of 1\.\d: "Text"/),
      'control without a visible edge: button "Menu"',
    ]);
  });

  it('requires that everything can be read in print', async () => {
    await emulate('print');
    const html =
      '<main><p style="color: #aaa">Light</p><details><summary>More</summary><p>Closed</p></details></main><nav style="position: fixed; top: 9px">Menu</nav>';
    expect(getFaults(html)).toEqual([
      expect.stringContaining('text with a contrast'),
      'printed on every sheet: nav "Menu"',
      'not printed: "Closed"',
    ]);
  });
});
