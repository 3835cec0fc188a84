import { expect, waitForHydration } from './fixtures';
import { layoutFaults, noFaults } from './layoutFaults';
import { overlaps } from './overlaps';
import { pageKinds } from './pageKinds';
import { test } from './sharedPage';

/** Widths between which the layout changes: breakpoints at 640 and 896 px, fluid sizes from 360 to 1280 px. */
const limits = [360, 640, 896, 1280];

const steps = Array.from({ length: 21 }, (_, index) => 320 + index * 80);

const widths = [...new Set([...steps, ...limits.flatMap((width) => [width - 1, width, width + 1])])].sort(
  (a, b) => a - b,
);

for (const { kind, path, tag } of pageKinds)
  test(`${kind} fits every width from 320 to 1920 px`, { tag }, async ({ page, expectedConsoleMessages }) => {
    if (kind === 'not-found') expectedConsoleMessages.push(/status of 404/);
    await page.goto(path);
    await waitForHydration(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        { ...(await layoutFaults(page)), overlaps: await overlaps(page) },
        `at ${String(width)} px`,
      ).toEqual({ ...noFaults, overlaps: [] });
    }
  });

test('the layout checks find overflow, clipped text and overlapping text', async ({ page }) => {
  await page.goto('/terms-of-use');
  await waitForHydration(page);
  await page.evaluate(() => {
    const fault = (text: string, style: Partial<CSSStyleDeclaration>) => {
      const element = document.createElement('p');
      element.textContent = text;
      Object.assign(element.style, style);
      document.body.append(element);
    };
    fault('too wide', { inlineSize: '3000px' });
    fault('clipped text', { inlineSize: '2rem', overflow: 'hidden', whiteSpace: 'nowrap' });
    fault('one text', { margin: '0' });
    fault('another text', { margin: '-1rem 0 0' });
  });
  const { overflow, clipped } = await layoutFaults(page);
  expect(overflow).toBeGreaterThan(1000);
  expect(clipped).toEqual(['clipped text']);
  expect(await overlaps(page)).toEqual(['"one text" overlaps "another text"']);
});
