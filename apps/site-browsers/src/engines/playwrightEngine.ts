import type { Browser, BrowserType, LaunchOptions } from 'playwright';
import { jsonCall } from './Engine';
import type { Engine, EngineWindow, InputSource, WindowSettings } from './Engine';
import { playwrightKey } from './playwrightKey';

/** A browser that Playwright installed, by Playwright's own protocol. */
export async function launchPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    version: `${type.name()} ${browser.version()} of Playwright`,
    open: async (settings) => openWindow(browser, settings),
    close: async () => browser.close(),
  };
}

async function openWindow(
  browser: Browser,
  { width, height, colorScheme, reducedMotion, script }: WindowSettings,
): Promise<EngineWindow> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: script,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => messages.push(`page error: ${message}`));
  return {
    messages,
    async goto(url) {
      await page.goto(url);
    },
    async evaluate(declaration, args) {
      const result = await page.evaluate(
        `(${jsonCall(declaration)})(${JSON.stringify(JSON.stringify(args))})`,
      );
      return JSON.parse(String(result)) as unknown;
    },
    async perform(source: InputSource) {
      if (source.type === 'key') {
        for (const { type, value } of source.actions)
          await (type === 'keyDown'
            ? page.keyboard.down(playwrightKey(value))
            : page.keyboard.up(playwrightKey(value)));
        return;
      }
      for (const action of source.actions) {
        if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y);
        else await (action.type === 'pointerDown' ? page.mouse.down() : page.mouse.up());
      }
    },
    async resize(newWidth, newHeight) {
      await page.setViewportSize({ width: newWidth, height: newHeight });
    },
    async back() {
      await page.goBack();
    },
    async reload() {
      await page.reload();
    },
    async screenshot() {
      return page.screenshot();
    },
    async close() {
      await context.close();
    },
  };
}
