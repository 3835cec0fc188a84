import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Messages that a test expects and accounts for; any other message fails it. */
  readonly expectedNoise: RegExp[];
  readonly quiet: undefined;
}

/** Every test fails on a console message, a page error or a policy violation that it did not announce. */
export const test = base.extend<Fixtures>({
  expectedNoise: async ({ browserName: _browserName }, use) => {
    await use([]);
  },
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => noise.push(`page error: ${error.error().message}`));
      await use(undefined);
      const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
      if (unexpected.length > 0) throw new Error(`The console was not quiet:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Waits until the application has taken over the page. */
export async function live(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page of the site and waits until it is live. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}
