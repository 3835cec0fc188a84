import { expect, test } from '../fixtures';
import type { Page } from '../page/Page';

const bar = (site: Page) => site.role('navigation', 'Main');
const services = (site: Page) => site.role('button', 'Services');

test('the links of the navigation bar lead to their pages and mark the current one', async ({ site }) => {
  await site.open('/about');
  await bar(site).role('link', 'About').toHaveAttribute('aria-current', 'page');
  await bar(site).role('link', 'Blog').click();
  await bar(site).role('link', 'Blog').toHaveAttribute('aria-current', 'page');
  await bar(site).role('link', 'About').toHaveAttribute('aria-current', null);
});

test('the logo leads home', async ({ site }) => {
  await site.open('/about');
  await site.role('banner').role('link', 'Keystrand').click();
  await site.atPath('/');
  await site.role('heading').nth(0).toBeFocused();
});

test('a click opens Services, and a second click closes it', async ({ site }) => {
  await site.open('/about');
  await services(site).click();
  await services(site).toHaveAttribute('aria-expanded', 'true');
  await site.role('banner').role('link', 'Cybersecurity').toBeVisible();
  await services(site).click();
  await services(site).toHaveAttribute('aria-expanded', 'false');
});

test('the pointer opens Services and closes it when it leaves', async ({ site }) => {
  await site.open('/about');
  await services(site).hover();
  await services(site).toHaveAttribute('aria-expanded', 'true');
  await site.mouse(10, 700);
  await services(site).toHaveAttribute('aria-expanded', 'false');
});

test('choosing a category closes Services and shows that page', async ({ site }) => {
  await site.open('/about');
  await services(site).hover();
  await site.role('banner').role('link', 'Software Development').click();
  await site.atPath('/software-development');
  await services(site).toHaveAttribute('aria-expanded', 'false');
});

test('a press outside closes Services', async ({ site }) => {
  await site.open('/about');
  await services(site).click();
  await services(site).toHaveAttribute('aria-expanded', 'true');
  await site.mouse(600, 700, true);
  await services(site).toHaveAttribute('aria-expanded', 'false');
});

test('Services opens on focus, Tab visits its links, and Escape closes it', async ({ site }) => {
  await site.open('/about');
  await site.role('banner').role('link', 'Keystrand').focus();
  await site.press('Tab');
  await services(site).toBeFocused();
  await services(site).toHaveAttribute('aria-expanded', 'true');
  await site.press('Tab');
  await site.role('banner').role('link', 'Blockchain Development').toBeFocused();
  await site.press('Escape');
  await services(site).toBeFocused();
  await services(site).toHaveAttribute('aria-expanded', 'false');
});

test('the Services panel leads to the search', async ({ site }) => {
  await site.open('/about');
  await services(site).click();
  await site.role('banner').role('link', 'Find a service').click();
  await site.atPath('/services-page#find');
  await site.role('searchbox').toBeFocused();
});

test('the skip link is first and moves focus to the content', async ({ site }) => {
  await site.open('/about');
  await site.press('Tab');
  const skip = site.role('link', 'Skip to the content');
  await skip.toBeFocused();
  expect((await skip.box()).y).toBeGreaterThanOrEqual(0);
  await site.press('Enter');
  await site.role('main').toBeFocused();
});

test('the search finds a service, the arrow keys reach it, and Enter follows it', async ({ site }) => {
  await site.open('/services-page');
  await site.role('searchbox', 'Find a service').fill('wallet');
  const result = site
    .role('main')
    .role('listitem')
    .role('link', /wallet/i)
    .nth(0);
  await result.toBeVisible();
  await site.press('ArrowDown');
  const results = site.role('main').role('listitem').role('link').nth(0);
  await results.toBeFocused();
  const href = await results.attribute('href');
  await site.press('Enter');
  await site.atPath(String(href));
});

test('the self-assessment is scored and kept after a reload', async ({ site }) => {
  await site.open('/security-assessment');
  const groups = site.role('main').css('fieldset:has(input[type=radio])');
  const count = await groups.count();
  expect(count).toBe(12);
  for (let index = 0; index < count; index++) await groups.nth(index).role('radio').nth(1).click();
  await site.role('heading', 'Partial').toBeVisible();
  await site.window.reload();
  await site.hydrated();
  await site.role('heading', 'Partial').toBeVisible();
});

test('Enter and the mouse open and close the answer to a question', async ({ site }) => {
  await site.open('/services/penetration-testing');
  const disclosure = site.css('details', 'How is the price set?');
  const answer = disclosure.css('p');
  await answer.toBeHidden();
  await disclosure.css('summary').focus();
  await site.press('Enter');
  await answer.toBeVisible();
  await disclosure.css('summary').click();
  await answer.toBeHidden();
});
