// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';

const dist = join(import.meta.dirname, '../../apps/site/dist');

it('are in the file that the header names', async () => {
  expect(JSON.parse(await readFile(join(dist, speculationRulesPath), 'utf8'))).toEqual(speculationRules);
});

it('start early for the links of the navigation bar, in every document that has it', async () => {
  const [eager] = speculationRules.prerender;
  const [condition] = eager?.where.and ?? [];
  const selector = condition && 'selector_matches' in condition ? condition.selector_matches : '';
  expect(eager?.eagerness).toBe('eager');
  const others: string[] = [];
  for (const file of (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'))) {
    const document = new DOMParser().parseFromString(await readFile(join(dist, file), 'utf8'), 'text/html');
    const paths = [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    if (paths.join() !== '/about,/contact,/blog') others.push(file);
  }
  // Its header has no navigation (docs/requirements.md, section 4.4).
  expect(others).toEqual(['it-consulting.html']);
});
