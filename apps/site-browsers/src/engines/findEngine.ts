import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright';
import type { LaunchOptions } from 'playwright';
import type { Engine } from './Engine';
import { launchFirefox } from './firefox';
import { launchPlaywright } from './playwrightEngine';
import { launchWebKit } from './webkit';

/** The engines that `npm run test:browsers` needs; Chromium is the one of all other tests, for comparison. */
export type EngineName = 'firefox' | 'webkit' | 'chromium';

const systemFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the paths of MiniBrowser; Debian puts it into a folder of the processor's architecture. */
function miniBrowsers(): string[] {
  const folder = '/usr/lib';
  const architectures = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.includes('-linux-'))
    : [];
  return architectures.map((name) => join(folder, name, 'webkit2gtk-4.1/MiniBrowser'));
}

function missing(name: string, packages: string): Error {
  return new Error(
    `${name} is missing. On Debian: apt-get install --no-install-recommends ${packages}. Elsewhere: npx playwright install --with-deps ${name.toLowerCase()}.`,
  );
}

async function startFirefox(): Promise<Engine> {
  const configured = process.env['FIREFOX_PATH'];
  if (configured) {
    if (!existsSync(configured)) throw new Error(`FIREFOX_PATH is "${configured}", which does not exist.`);
    return launchFirefox(configured);
  }
  if (existsSync(firefox.executablePath())) return launchPlaywright(firefox);
  const path = systemFirefox.find((each) => existsSync(each));
  if (!path) throw missing('Firefox', 'firefox-esr');
  return launchFirefox(path);
}

async function startWebKit(): Promise<Engine> {
  if (existsSync(webkit.executablePath())) return launchPlaywright(webkit);
  const browser = miniBrowsers().find((path) => existsSync(path));
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  if (!browser || !existsSync(driver) || !existsSync(display))
    throw missing('WebKit', 'webkit2gtk-driver xvfb');
  return launchWebKit({ driver, browser, display });
}

/**
 * Starts an engine: for Firefox `FIREFOX_PATH`; then the build that Playwright installed, if there is one; then the system's.
 * @param chromiumOptions launch options of Chromium
 * @throws {Error} if there is none; the message says how to get it
 */
export async function startEngine(name: EngineName, chromiumOptions: LaunchOptions): Promise<Engine> {
  if (name === 'firefox') return startFirefox();
  return name === 'webkit' ? startWebKit() : launchPlaywright(chromium, chromiumOptions);
}
