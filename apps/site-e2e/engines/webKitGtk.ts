import { spawn } from 'node:child_process';
import { expect as playwrightExpect } from '@playwright/test';
import type { Page, test as playwrightTest } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { bundle } from '../src/bundle';
import { usesWebKitGtk } from './findEngine';
import type { Pattern, PropertyName, Step } from './pageQueries';

/**
 * Playwright's page, as far as the journeys tagged `@engines` use it, for WebKitGTK: Playwright's WebKit cannot be installed
 * everywhere. Selenium drives the MiniBrowser of Debian's `webkit2gtk-driver` in a virtual display.
 */

type RoleOptions = Parameters<Page['getByRole']>[1];

/** Returns the pattern of a text as Playwright's locators compare it: a substring in any case unless it is exact. */
function pattern(text: RegExp | string, exact = false): Pattern {
  if (text instanceof RegExp) return [text.source, text.flags];
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return exact ? [`^${escaped}$`, ''] : [escaped, 'i'];
}

/** Milliseconds until a condition must be true. */
const timeout = 30_000;

/** Repeats a function until it returns a value that is accepted; errors of a document that is left count as none. */
async function retry<Value>(read: () => Promise<Value>, accepts: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + timeout;
  for (;;) {
    try {
      const value = await read();
      if (accepts(value) || Date.now() > deadline) return value;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** Selenium is installed for these tests only (`engines/package.json`). */
const loadSelenium = () => import('selenium-webdriver');

class GtkPage {
  readonly page = this;
  readonly steps = 'page';
  readonly driver: WebDriver;
  /** Called with each console message, uncaught error and policy violation. */
  readonly listeners = new Set<(message: { type(): string; text(): string }) => void>();
  readonly #baseURL: string;
  readonly #script: string;

  constructor(driver: WebDriver, baseURL: string, script: string) {
    this.driver = driver;
    this.#baseURL = baseURL;
    this.#script = script;
  }

  resolve = (path: string) => new URL(path, this.#baseURL).href;
  read = (name: string): Promise<unknown> =>
    name === 'title' ? this.driver.getTitle() : this.driver.getCurrentUrl();

  /** Calls a function of `pageQueries.ts` in the document, and collects the messages of the document. */
  async query(name: string, ...args: readonly unknown[]): Promise<unknown> {
    const source = `return window.pageQueries ? [pageQueries.${name}(...arguments), pageQueries.takeMessages()] : null`;
    let result = await this.driver.executeScript(source, ...args);
    if (result === null) {
      await this.driver.executeScript(this.#script);
      result = await this.driver.executeScript(source, ...args);
    }
    const [value, messages] = result as [unknown, string[]];
    for (const text of messages)
      for (const listener of this.listeners) listener({ type: () => 'page', text: () => text });
    return value;
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(this.resolve(path));
    await this.query('read', [], 'count', '');
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.query('read', [], 'count', '');
  }

  async goBack(): Promise<void> {
    await this.driver.navigate().back();
  }

  async evaluate(call: unknown, argument?: unknown): Promise<unknown> {
    return this.driver.executeScript(`return (${String(call)})(...arguments)`, argument);
  }

  async waitForFunction(call: unknown, argument?: unknown): Promise<void> {
    if (!(await retry(() => this.evaluate(call, argument), Boolean)))
      throw new Error(`Not true within ${String(timeout)} ms: ${String(call)}`);
  }

  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    // Below the pointer, which rests in the middle of the display: without a window manager, it decides on the focus.
    const rect = { x: 1598, y: 1498, ...size };
    await this.driver.manage().window().setRect(rect);
  }

  keyboard = {
    press: async (keys: string) => {
      const { Key } = await loadSelenium();
      const values = keys
        .split('+')
        .map((key) => String(Reflect.get(Key, key.replace('Arrow', '').toUpperCase()) ?? key));
      const pressed = values.reduce((actions, key) => actions.keyDown(key), this.driver.actions());
      await values.reduceRight((actions, key) => actions.keyUp(key), pressed).perform();
    },
  };

  getByRole = (role: string, options: RoleOptions = {}) => new GtkLocator(this, []).getByRole(role, options);
  getByLabel = (text: string) => new GtkLocator(this, []).getByLabel(text);
  getByText = (text: string) => new GtkLocator(this, []).getByText(text);
  locator = (css: string) => new GtkLocator(this, []).locator(css);
}

class GtkLocator {
  readonly page: GtkPage;
  readonly steps: readonly Step[];

  constructor(page: GtkPage, steps: readonly Step[]) {
    this.page = page;
    this.steps = steps;
  }

  #with = (step: Step) => new GtkLocator(this.page, [...this.steps, step]);

  getByRole(role: string, { name, exact, ...options }: RoleOptions = {}): GtkLocator {
    return this.#with({ role, ...options, ...(name !== undefined && { name: pattern(name, exact) }) });
  }

  getByLabel = (text: string) => this.#with({ label: pattern(text) });
  getByText = (text: string) => this.#with({ text: pattern(text) });
  locator = (css: string) => this.#with({ css });
  filter = ({ hasText }: { hasText: string }) => this.#with({ hasText: pattern(hasText) });
  nth = (index: number) => this.#with({ index });
  first = () => this.nth(0);

  read = (name: PropertyName, argument = '') => this.page.query('read', this.steps, name, argument);
  count = () => this.read('count');
  getAttribute = (name: string) => this.read('attribute', name);
  innerText = () => this.read('text');
  boundingBox = () => this.read('box');

  /** Scrolls the element into view, waits until it neither moves nor is covered, and returns its centre. */
  async #point(): Promise<{ x: number; y: number }> {
    let previous = '';
    const found = await retry(
      async () => {
        const point = await this.page.query('point', this.steps);
        const isStill = JSON.stringify(point) === previous;
        previous = JSON.stringify(point);
        return isStill ? point : null;
      },
      (point) => point !== null && point !== undefined,
    );
    if (!found) throw new Error(`Cannot be pressed: ${JSON.stringify(this.steps)}`);
    return found as { x: number; y: number };
  }

  async #press(times: number): Promise<void> {
    let actions = this.page.driver.actions().move(await this.#point());
    for (let count = 0; count < times; count++) actions = actions.press().release();
    await actions.perform();
  }

  hover = () => this.#press(0);
  click = () => this.#press(1);
  check = this.click;
  dblclick = () => this.#press(2);

  async focus(): Promise<void> {
    await retry(() => this.read('visible'), Boolean);
    await this.read('focus');
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(key);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.page.driver.actions().sendKeys(text).perform();
  }

  async fill(text: string): Promise<void> {
    await this.focus();
    await this.read('select');
    await this.pressSequentially(text);
  }
}

/** Property that each matcher compares; one without an expected value is true or false. */
const matchers = {
  toBeVisible: 'visible',
  toBeHidden: 'hidden',
  toBeFocused: 'focused',
  toHaveCount: 'count',
  toHaveText: 'text',
  toContainText: 'text',
  toHaveValue: 'value',
  toHaveClass: 'class',
  toHaveCSS: 'css',
  toHaveAttribute: 'attribute',
  toHaveAccessibleDescription: 'description',
  toHaveTitle: 'title',
  toHaveURL: 'url',
} as const;

/** Returns a matcher that waits until the condition is true, or false with `not`. */
function createMatcher(matcher: string, property: string) {
  const isNamed = property === 'css' || property === 'attribute';
  return async function (this: { isNot: boolean }, subject: GtkLocator | GtkPage, ...args: unknown[]) {
    const [given = isNamed ? /^(?!null$)/ : true] = isNamed ? args.slice(1) : args;
    const text = typeof given === 'string' ? given : undefined;
    const expected = matcher === 'toHaveURL' && text !== undefined ? subject.page.resolve(text) : given;
    const isEqual = (actual: unknown) => {
      if (given instanceof RegExp) return given.test(String(actual));
      return matcher === 'toContainText' ? String(actual).includes(String(text)) : actual === expected;
    };
    const actual = await retry(
      () => subject.read(property as PropertyName, isNamed ? String(args[0]) : ''),
      (value) => isEqual(value) !== this.isNot,
    );
    const message = `${matcher}(${String(args)}) of ${JSON.stringify(subject.steps)}, received ${String(actual)}`;
    return { pass: isEqual(actual), message: () => message };
  };
}

export const expect: typeof playwrightExpect = usesWebKitGtk
  ? (playwrightExpect.extend(
      Object.fromEntries(
        Object.entries(matchers).map(([name, property]) => [name, createMatcher(name, property)]),
      ) as never,
    ) as typeof playwrightExpect)
  : playwrightExpect;

/** Opens a window without a toolbar, which would need 447 px, in a new session of WebKitGTK. */
async function openWindow(server: string, script: boolean): Promise<WebDriver> {
  const { Builder } = await loadSelenium();
  const driver = await retry(
    () =>
      new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            args: [
              '--automation',
              '--javascript-can-open-windows-automatically=true',
              // Scripts of pages; those of the driver run nevertheless.
              `--enable-javascript-markup=${String(script)}`,
            ],
          },
        })
        .build(),
    () => true,
  );
  const first = await driver.getWindowHandle();
  await driver.executeScript(
    "open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no,left=1598,top=1498,width=400,height=400')",
  );
  const [next = first] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.close();
  await driver.switchTo().window(next);
  return driver;
}

/** Returns a test whose page is one of WebKitGTK if Playwright's WebKit is wanted and missing. */
export function withWebKitGtk(test: typeof playwrightTest): typeof playwrightTest {
  if (!usesWebKitGtk) return test;
  return test.extend<{ gtkPage: GtkPage }, { driverUrl: string; script: string }>({
    driverUrl: [
      async ({}, use, { parallelIndex }) => {
        const port = String(4290 + parallelIndex);
        const driver = spawn(
          'xvfb-run',
          ['-a', '-s', '-screen 0 3200x3000x24', 'WebKitWebDriver', `--port=${port}`],
          {
            detached: true,
            stdio: 'ignore',
            env: { ...process.env, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
          },
        );
        await use(`http://127.0.0.1:${port}`);
        // The programs that xvfb-run has started, too.
        if (driver.pid !== undefined) process.kill(-driver.pid);
      },
      { scope: 'worker' },
    ],
    script: [
      async ({}, use) => {
        await use(await bundle('apps/site-e2e/engines/pageQueries.ts'));
      },
      { scope: 'worker' },
    ],
    gtkPage: async ({ baseURL, viewport, javaScriptEnabled, driverUrl, script }, use) => {
      const driver = await openWindow(driverUrl, javaScriptEnabled);
      const page = new GtkPage(driver, baseURL ?? '', script);
      if (viewport) await page.setViewportSize(viewport);
      await use(page);
      await driver.quit();
    },
    page: async ({ gtkPage }, use) => {
      await use(gtkPage as never);
    },
    context: async ({ gtkPage }, use) => {
      const context = {
        on: (event: string, listener: never) => event === 'console' && gtkPage.listeners.add(listener),
        off: (_event: string, listener: never) => gtkPage.listeners.delete(listener),
      };
      await use(context as never);
    },
  }) as unknown as typeof playwrightTest;
}
