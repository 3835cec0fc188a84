import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible';
import { expect, live, test } from './fixtures';

const { paths } = JSON.parse(
  readFileSync(new URL('../../site/build/hosting.json', import.meta.url), 'utf8'),
) as { paths: readonly string[] };

test('the site has the 68 pages of the specification', () => {
  expect(paths).toHaveLength(68);
});

for (const path of [...paths, '/no-such-page']) {
  test(`${path} is quiet, accessible in both themes, and as wide as the window`, async ({
    page,
    expectedNoise,
  }) => {
    // The not-found page is answered with 404, which the browser itself notes in the console.
    if (path === '/no-such-page') expectedNoise.push(/status of 404/);
    // Springs and strands would be caught half-way by the checks; motion has tests of its own.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
    await live(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('#root [style]').count()).toBe(0);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
