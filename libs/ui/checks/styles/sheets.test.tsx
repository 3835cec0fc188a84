import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../.config/chromium.ts';
import { elementNames } from './elementNames';
import { renderParts } from './renderParts';

const dist = join(import.meta.dirname, '../../dist');
const sheet = (name: string) => readFileSync(join(dist, name), 'utf8');
const partSheets = readdirSync(join(dist, 'css')).map((name) => join('css', name));

let browser: Browser | undefined;
let page: Page;
let markup = '';

beforeAll(async () => {
  const parts = await renderParts();
  markup = [...parts].map(([name, html]) => `<div data-part="${name}">${html}</div>`).join('');
  const executablePath = findChromium();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
  // With reduced motion, animations of entering components have ended.
  page = await browser.newPage({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
});

afterAll(async () => {
  await browser?.close();
});

/**
 * The application's own text, and what it puts into slots, which the reset would change. Without animations, whose values
 * depend on the time.
 */
const applicationStyle =
  '*,*::before,*::after{transition-property:none!important;animation-name:none!important}' +
  '[data-part]{color:#111;font:16px/1.3 serif;overflow-wrap:normal;text-size-adjust:auto;-webkit-font-smoothing:auto}' +
  '[data-slot]{all:initial;display:block}';

/** Elements of components: those with a class of theirs, and the items of their lists. */
const ownElements = '[class^="kst-"]:not([data-slot]), [class^="kst-"] > :is(li, dd):not([class])';

async function show(body: string, theme: '' | 'light' = 'light') {
  await page.setContent(
    `<!doctype html><html class="${theme}" lang="en"><head><title>Test</title></head><body>${body}</body></html>`,
  );
}

/** Replaces all style sheets of the page. */
async function use(...sheets: readonly string[]) {
  await page.evaluate((sources) => {
    document.adoptedStyleSheets = sources.map((css) => {
      const styleSheet = new CSSStyleSheet();
      styleSheet.replaceSync(css);
      return styleSheet;
    });
  }, sheets);
}

/** Remembers the computed styles of all elements that match and of their pseudo-elements; returns how many there are. */
const remember = (selector: string) =>
  page.evaluate((elements) => {
    const properties = [...getComputedStyle(document.body)];
    const stylesOf = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return [];
      // Elements without a class have no animation that these could concern.
      const compared = element.hasAttribute('class')
        ? properties
        : properties.filter((property) => !/^(?:animation|transition)-/.test(property));
      return compared.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    };
    const styles = () =>
      [...document.querySelectorAll(elements)].map((element) => ({
        element,
        declarations: ['', '::before', '::after'].map((pseudo) => stylesOf(element, pseudo)),
      }));
    const before = styles();
    const changes = () =>
      styles().flatMap(({ element, declarations }, index) => {
        const changed = declarations.flatMap((list, at) =>
          list.filter((declaration, property) => before[index]?.declarations[at]?.[property] !== declaration),
        );
        const part = element.closest('[data-part]')?.getAttribute('data-part') ?? '';
        const tag = (element.cloneNode() as Element).outerHTML;
        return changed.length > 0 ? [`${part} ${tag} ${changed.join('; ')}`] : [];
      });
    Object.assign(window, { changes });
    return before.length;
  }, selector);

/** Returns what has changed since `remember`, for at most 20 elements. */
const changes = () =>
  page.evaluate(() => (window as unknown as { changes: () => string[] }).changes().slice(0, 20));

describe('the style sheets', () => {
  it('show all components in the same way with and without the reset', async () => {
    await show(markup);
    const sheets = [applicationStyle, 'body{margin:0}', sheet('tokens.css'), sheet('components.css')];
    await use(...sheets);
    expect(await remember(ownElements)).toBeGreaterThan(800);
    await use(...sheets, sheet('reset.css'));
    expect(await changes()).toEqual([]);
  });

  it('have the same result in any order and repetition', async () => {
    await show(markup);
    await use(applicationStyle, ...['tokens.css', 'reset.css', 'components.css'].map(sheet));
    await remember('body *');
    const names = ['tokens.css', 'reset.css', ...partSheets];
    // Each sheet comes before and after each other one.
    for (const order of [names.toReversed(), [...names.toReversed(), ...names]]) {
      await use(applicationStyle, ...order.map(sheet));
      expect(await changes()).toEqual([]);
    }
  });

  it('let one class of the application win over every component', async () => {
    const declarations = {
      color: 'rgb(1, 2, 3)',
      'background-color': 'rgb(4, 5, 6)',
      'margin-top': '1px',
      'font-size': '11px',
      'line-height': '13px',
      'letter-spacing': '2px',
      'text-transform': 'uppercase',
      'outline-offset': '5px',
    };
    const rule = Object.entries(declarations)
      .map(([property, value]) => `${property}:${value}`)
      .join(';');
    await show(markup);
    // Before the sheets of the package: what is in no layer wins in any order.
    await use(`.application{transition:none;${rule}}`, sheet('tokens.css'), sheet('components.css'));
    const failures = await page.evaluate(
      ([elements, expected]) =>
        [...document.querySelectorAll(elements)].flatMap((element) => {
          element.classList.add('application');
          const style = getComputedStyle(element);
          return Object.entries(expected)
            .filter(([property, value]) => style.getPropertyValue(property) !== value)
            .map(([property]) => `${(element.cloneNode() as Element).outerHTML} ${property}`);
        }),
      ['[class^="kst-"]', declarations] as const,
    );
    expect(failures.slice(0, 20)).toEqual([]);
  });

  it('change no computed style of a page without components, unless it loads the reset', async () => {
    await show(elementNames.map((name) => `<${name}></${name}>`).join(''), '');
    await use();
    const all = 'html, body, body *';
    expect(await remember(all)).toBeGreaterThan(95);
    const ours = ['tokens.css', 'fonts.css', 'components.css', ...partSheets].map(sheet);
    await use(...ours);
    expect(await changes()).toEqual([]);
    await use(...ours, sheet('reset.css'));
    expect(await changes()).not.toEqual([]);
  });

  it('weigh at most 2.5 kB for a page with a hero alone', () => {
    const size = (name: string) => brotliCompressSync(sheet(name)).length;
    expect(size('tokens.css') + size('css/Hero.css')).toBeLessThanOrEqual(2500);
  });

  it('begin with the order of the layers', () => {
    const names = ['tokens.css', 'reset.css', 'fonts.css', 'components.css', 'style.css', ...partSheets];
    expect([...new Set(names.map((name) => sheet(name).split('\n')[0]))]).toEqual([
      expect.stringMatching(/^@layer keystrand\.reset,keystrand\.tokens,keystrand\.components;/),
    ]);
  });
});
