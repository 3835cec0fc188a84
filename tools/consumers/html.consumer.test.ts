import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchOptions } from '../../.config/chromium.ts';
import { createConsumer } from './createConsumer.ts';
import { serveFolder } from './startSite.ts';
import type { Site } from './startSite.ts';
import { axeViolations, visit } from './visit.ts';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  site = await serveFolder(await createConsumer('html', inject('folder'), inject('npmSettings')));
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('answers on an HTML page without a framework or a bundler', async () => {
  const { page, headers, problems } = await visit(browser, `${site.url}/`);
  await page.waitForSelector('[data-hydrated="true"]');
  await page.getByLabel('Your question').fill('Pricing');
  await page.getByLabel('Your question').press('Enter');
  await page.getByText('By scope.').waitFor();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});
