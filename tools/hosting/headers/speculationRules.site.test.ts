// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readBuiltSite } from '../../seo/builtSite.ts';
import { barLinks, speculationRules, speculationRulesPath } from './speculationRules.ts';

const site = readBuiltSite();

it('writes the rules to the file that the header names', () => {
  expect(JSON.parse(site.read(speculationRulesPath).toString())).toEqual(speculationRules);
});

it('prerenders the links of the navigation bar without a delay, on every page that has it', () => {
  expect(speculationRules.prerender[0]).toMatchObject({
    where: { and: expect.arrayContaining([barLinks]) as unknown },
    eagerness: 'eager',
  });
  const others = site.pages.filter(({ html }) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const links = [...document.querySelectorAll(barLinks.selector_matches)];
    return links.map((link) => link.getAttribute('href')).join() !== '/about,/contact,/blog';
  });
  // Its header has no navigation (docs/requirements.md, section 4.4).
  expect(others.map(({ path }) => path)).toEqual(['/it-consulting']);
});
