import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readRun } from './readRun.ts';
import type { Report, Run } from './readRun.ts';

/** Fetched by npm when the benchmark runs: with its dependencies it has 90 MB, which nothing else needs. */
const lighthouse = 'lighthouse@13.5.0';

/** Chromium cannot use its sandbox as root, the default user of most containers. */
const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');

/**
 * Measures a page once with Lighthouse's mobile preset, which is its default, in a new browser with an empty profile. Tries
 * again at most four times, because Lighthouse loses the start of some recordings.
 *
 * @param chromePath executable of Chromium
 * @throws {Error} if the page could not be measured
 */
export async function runLighthouse(url: string, chromePath: string, retries = 4): Promise<Run> {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      // The not-found page has status 404.
      [
        '--yes',
        lighthouse,
        url,
        '--output=json',
        '--quiet',
        '--ignore-status-code',
        `--chrome-flags=${chromeFlags}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: chromePath },
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
    );
    return readRun(JSON.parse(stdout) as Report);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`  ${String(error)} Trying again.`);
    return runLighthouse(url, chromePath, retries - 1);
  }
}
