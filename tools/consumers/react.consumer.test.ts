import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../../.config/chromium.ts';
import { createConsumer } from './createConsumer.ts';
import { run } from './npm.ts';
import { serveFolder, startServer } from './startSite.ts';
import type { Site } from './startSite.ts';
import { axeViolations, visit } from './visit.ts';
import type { Visit } from './visit.ts';

interface Consumer {
  /** Name of the fixture. */
  readonly name: string;
  /** A page of the parts that need no client code, and one without any part, where the framework has server components. */
  readonly withoutClientCode?: { readonly parts: string; readonly nothing: string };
  /** Whether it has a worker of its own that draws particles. */
  readonly particlesInWorker?: boolean;
  /** Its frameworks, whose versions are in the report. */
  readonly frameworks: readonly string[];
  readonly start: (folder: string) => Promise<Site>;
}

const consumers: readonly Consumer[] = [
  { name: 'vite', frameworks: ['vite'], start: (folder) => serveFolder(join(folder, 'dist')) },
  {
    name: 'vite-vanilla-extract',
    frameworks: ['vite', '@vanilla-extract/vite-plugin'],
    start: (folder) => serveFolder(join(folder, 'dist')),
    particlesInWorker: true,
  },
  {
    name: 'next',
    frameworks: ['next'],
    start: startServer,
    withoutClientCode: { parts: '/static', nothing: '/empty' },
  },
  {
    name: 'astro',
    frameworks: ['astro', '@astrojs/react'],
    start: (folder) => serveFolder(join(folder, 'dist'), false),
    withoutClientCode: { parts: '/static/', nothing: '/empty/' },
  },
  { name: 'react-router', frameworks: ['react-router', 'vite'], start: startServer },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

const installedVersion = (folder: string, name: string) =>
  (
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

describe.each(consumers)('an application with $name', ({ name, frameworks, start, ...shown }) => {
  let folder: string;
  let site: Site | undefined;
  let opened: Visit;

  beforeAll(async () => {
    folder = await createConsumer(name, inject('folder'), inject('npmSettings'));
    await run('npm', ['run', 'build'], folder);
    site = await start(folder);
    opened = await visit(browser, `${site.url}/`);
    await opened.page.waitForSelector('[data-hydrated="true"]');
  });
  afterAll(async () => {
    await opened?.page.context().close();
    await site?.stop();
  });

  it('sends a strict Content-Security-Policy', async ({ task }) => {
    Object.assign(task.meta, {
      versions: Object.fromEntries(
        ['react', ...frameworks].map((framework) => [framework, installedVersion(folder, framework)]),
      ),
    });
    const inDocument = opened.page.locator('meta[http-equiv="content-security-policy"]');
    const policy =
      opened.headers['content-security-policy'] ?? (await inDocument.getAttribute('content')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src [^;]*'self'/);
    expect(policy).toMatch(/style-src [^;]*'self'/);
    expect(policy).not.toContain('unsafe-');
  });

  it('shows every part', async () => {
    const empty = await opened.page
      .locator('[data-part]')
      .evaluateAll((parts) => parts.filter((part) => part.innerHTML === '').map((part) => part.outerHTML));
    expect(empty).toEqual([]);
    expect(await opened.page.locator('[data-part]').count()).toBeGreaterThan(50);
  });

  it('is accessible in the light and the dark theme', async () => {
    const { page } = opened;
    expect(await axeViolations(page)).toEqual([]);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(background).not.toBe(light);
    // Colours of text change gradually.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ),
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  it('opens its dialog and answers in its chat', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await page.getByRole('button', { name: 'pricing' }).click();
    await page.getByText('By the scope of the project.').first().waitFor();
  });

  it('opens its menu on a narrow screen', async () => {
    const { page } = opened;
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('uses the link component of its provider', async () => {
    await expect.poll(() => opened.page.locator('[data-router-link]').count()).toBe(1);
  });

  if (shown.particlesInWorker)
    it('draws particles in a worker', async () => {
      await opened.page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => opened.page.workers().length).toBe(1);
      expect(opened.page.workers()[0]?.url()).toContain('particlesWorker');
      await expect.poll(() => opened.page.locator('canvas').count()).toBe(1);
    });

  const { withoutClientCode } = shown;
  if (withoutClientCode)
    it('loads no script of ours for parts without client code', async () => {
      const load = async (path: string) => {
        const { page, problems, scripts } = await visit(browser, `${site?.url ?? ''}${path}`);
        await page.waitForLoadState('networkidle');
        const shown = await page.locator('[data-part]').count();
        await page.context().close();
        expect(problems).toEqual([]);
        return { shown, scripts: [...scripts].sort() };
      };
      const empty = await load(withoutClientCode.nothing);
      const page = await load(withoutClientCode.parts);
      expect(page.shown).toBeGreaterThan(30);
      expect(page.scripts).toEqual(empty.scripts);
    });

  it('prints nothing to the console and violates no policy', () => {
    expect(opened.problems).toEqual([]);
  });
});
