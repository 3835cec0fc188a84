import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../.config/chromium.ts';

const workspace = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');
/** npm is a script there, which needs a shell. */
const windows = process.platform === 'win32';
const temporary = mkdtempSync(join(tmpdir(), 'keystrand-consumers-'));

/** Environment of a developer's terminal, without the settings of npm, Nx and Vitest for their processes. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|nx_|vite|node_env$|dev$|prod$|mode$)/i.test(name),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
};

const run = (program: string, args: readonly string[], cwd: string) =>
  execFileSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
    shell: windows && program === 'npm',
  });

/** Tarballs of the packages, as `npm publish` makes them, by package name. */
const tarballs: Record<string, string> = {};
let browser: Browser;

beforeAll(async () => {
  for (const library of ['chat-engine', 'effects', 'ui', 'content']) {
    const folder = join(workspace, 'libs', library);
    const output = run('npm', ['pack', '--json', '--pack-destination', temporary], folder);
    const [packed] = JSON.parse(output) as [{ readonly filename: string }];
    tarballs[`@keystrand/${library}`] = `file:${join(temporary, packed.filename)}`;
  }
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  rmSync(temporary, { recursive: true });
});

/** Copies a fixture, and installs the packages and its other dependencies with npm. Returns its folder. */
function install(fixture: string): string {
  const folder = join(temporary, fixture);
  cpSync(join(fixtures, fixture), folder, { recursive: true });
  for (const file of ['InteractiveParts.tsx', 'StaticParts.tsx'])
    cpSync(join(fixtures, file), join(folder, file));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  writeFileSync(
    file,
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...tarballs } }),
  );
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], folder);
  return folder;
}

/** Starts the server of an application by its script `start`. Returns its address, and a function that stops it. */
async function start(folder: string) {
  // A process group, so that the processes which npm starts end together.
  const child = spawn('npm', ['run', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    shell: windows,
  });
  const exit = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\w.]+:\d+/.exec(line.replaceAll(/\x1B\[\d+m/g, ''))?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      if (child.pid !== undefined) process.kill(-child.pid);
      await exit;
    };
    return { url: url.replace('localhost', '127.0.0.1'), stop };
  }
  throw new Error(`The server of ${basename(folder)} printed no address.`);
}

/** Opens a page. Returns it with what it prints to the console, and the texts of its scripts. */
async function open(url: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ colorScheme: 'light' });
  const problems: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`);
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await prepare?.(page);
  await page.goto(url);
  return { page, problems, scripts };
}

/** Removes the rules of `reset.css`, but for the margin of the page. Returns the elements whose computed style changes. */
const withoutReset = (page: Page) =>
  page.evaluate(() => {
    document.body.style.margin = '0';
    const elements = [...document.querySelectorAll('main [class^="kst-"]')];
    const styles = () =>
      elements.map((element) =>
        [...getComputedStyle(element)].map(
          (name) => `${name}: ${getComputedStyle(element).getPropertyValue(name)}`,
        ),
      );
    const before = styles();
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSLayerBlockRule && rule.name === 'keystrand.reset') sheet.deleteRule(index);
      }
    return styles().flatMap((style, index) => {
      const changed = style.filter((declaration, at) => declaration !== before[index]?.[at]);
      return changed.length > 0 ? [`${elements[index]?.className ?? ''} ${changed.join('; ')}`] : [];
    });
  });

describe.each(['next', 'vite'])('an application with %s', (fixture) => {
  let folder: string;
  let site: Awaited<ReturnType<typeof start>>;
  let opened: Awaited<ReturnType<typeof open>>;

  beforeAll(async () => {
    folder = install(fixture);
    run('npm', ['run', 'build'], folder);
    site = await start(folder);
    opened = await open(site.url);
    await opened.page.locator('[data-ready="true"]').waitFor();
    // Installs and builds an application.
  }, 900_000);
  afterAll(() => site?.stop());

  it('shows styled components and draws particles', async () => {
    const { page } = opened;
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'Host Grotesk',
    );
    await page.locator('canvas').waitFor();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(background).not.toBe(light);
  });

  it('opens dialog, chat and menu', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open the chat' }).click();
    await page.getByRole('button', { name: 'pricing' }).click();
    await page.getByText('By the scope of the project.').first().waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('looks the same without the reset', async () => {
    await opened.page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await withoutReset(opened.page)).toEqual([]);
  });

  it('prints nothing to the console and violates no policy', () => {
    expect(opened.problems).toEqual([]);
  });

  if (fixture === 'next')
    it('sends no code of components that the server renders', async () => {
      const scripts = (await Promise.all(opened.scripts)).join('\n');
      expect(scripts).toContain('Escape closes it.');
      expect(scripts).not.toContain('Who sees the report?');
    });

  if (fixture === 'vite') {
    it('imports every entry in Node, and requires those of chat-engine', () => {
      // Strings are printed without colours, which the terminal may have.
      const script = `
        import { createRequire } from 'node:module';
        const require = createRequire(import.meta.url);
        for (const name of ${JSON.stringify(Object.keys(tarballs))})
          for (const path of Object.keys(require(name + '/package.json').exports)) {
            if (/css|json/.test(path)) continue;
            const entry = name + path.slice(1);
            console.log(entry, String(Object.keys(await import(entry)).length > 0));
            if (name.endsWith('chat-engine')) console.log(entry, String(Object.keys(require(entry)).length > 0));
          }`;
      const printed = run('node', ['--input-type=module', '--eval', script], folder).trim().split('\n');
      expect(printed.length).toBeGreaterThan(0);
      expect(printed.filter((line) => !line.endsWith(' true'))).toEqual([]);
    });

    it('runs the HTML example of chat-engine without a bundler', async () => {
      const installed = join(folder, 'node_modules/@keystrand/chat-engine');
      const { page, problems } = await open('http://example.test/examples/html/index.html', (page) =>
        page.route('http://example.test/**', (route) => {
          const { pathname } = new URL(route.request().url());
          return pathname === '/favicon.ico'
            ? route.fulfill({ body: '' })
            : route.fulfill({ path: join(installed, pathname) });
        }),
      );
      await page.getByLabel('Your question').fill(' COST ');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect
        .poll(() => page.getByRole('status').textContent())
        .toBe('The price depends on the scope; ask us for a quote.');
      expect(problems).toEqual([]);
    });
  }
});
