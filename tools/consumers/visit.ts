import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page that is open in the browser. */
export interface Visit {
  readonly page: Page;
  /** Headers of the document. */
  readonly headers: Readonly<Record<string, string>>;
  /** Console messages, errors, failed requests, and violations of the policy, in order. */
  readonly problems: readonly string[];
  /** URLs of the scripts that the page has loaded. */
  readonly scripts: readonly string[];
}

/** Opens a page in the light theme of the system. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${String(response.status())}: ${response.url()}`);
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const response = await page.goto(url, { waitUntil: 'load' });
  return { page, headers: (await response?.allHeaders()) ?? {}, problems, scripts };
}

/** Returns the violations that axe finds: rules, and the elements that break them. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  // The protocol of the browser runs scripts that the policy of the page would block.
  const { violations } = (await page.evaluate(
    `${axeSource}; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })`,
  )) as AxeResults;
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}
