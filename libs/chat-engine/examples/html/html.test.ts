// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json';

const folder = import.meta.dirname;
const page = readFileSync(resolve(folder, 'index.html'), 'utf8');

it('its import map points to the published ES module', () => {
  const map = /<script type="importmap">([^]*?)<\/script>/.exec(page)?.[1] ?? '';
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  expect(resolve(folder, imports['@keystrand/chat-engine'] ?? '')).toBe(
    resolve(folder, '../..', manifest.exports['.'].import.default),
  );
});

it('suggests while typing and replies to a message', async () => {
  document.documentElement.innerHTML = page;
  const script = document.querySelector<HTMLScriptElement>('script[src]')?.getAttribute('src');
  expect(script).toBe('./chat.js');
  await import('./chat.js');

  const question = document.querySelector<HTMLInputElement>('#question');
  if (!question?.form) throw new Error('the page has no question');
  question.value = 'Open';
  question.dispatchEvent(new Event('input'));
  const options = () => [...document.querySelectorAll('option')].map((option) => option.value);
  expect(options()).toEqual(['opening hours']);

  const reply = document.querySelector('#reply');
  question.value = ' ';
  question.form.requestSubmit();
  expect(reply?.textContent).toBe('');
  question.value = ' COST ';
  question.form.requestSubmit();
  expect(reply?.textContent).toBe('The price depends on the scope; ask us for a quote.');
  expect(options()).toEqual([]);
});
