import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import type { Project } from '@playwright/test';

/**
 * Whether WebKitGTK takes the place of Playwright's WebKit, which is not installed: see `webKitGtk.ts`. Playwright's builds take
 * precedence, because they come with everything that the tests can use.
 */
export const usesWebKitGtk = process.env['ENGINE'] === 'webkit' && !existsSync(webkit.executablePath());

/** Returns the project for another engine than Chromium. */
export function findEngine(name: string): Project {
  if (name === 'webkit') return { name, use: { browserName: 'webkit' } };
  if (name !== 'firefox') throw new Error(`ENGINE is "${name}"; allowed are firefox and webkit.`);
  if (!process.env['FIREFOX_PATH'] && existsSync(firefox.executablePath()))
    return { name, use: { browserName: 'firefox' } };
  return {
    name,
    // Playwright cannot disable JavaScript in the installed Firefox.
    grepInvert: /without JavaScript/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath: join(import.meta.dirname, 'firefox.mjs') },
    },
  };
}
