import { boxOf, expect, open, test } from './fixtures';

const labels = [
  'Blockchain Development',
  'Web3 Solutions',
  'Cybersecurity',
  'Software Development',
  'IT Consulting',
  'Solutions',
  'Other IT Related Services',
];

/** Label of the link below the categories. */
const searchLabel = 'Find a service';

test('the links of the navigation bar lead to their pages and mark the current one', async ({ page }) => {
  await open(page, '/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await test.step('the current top-level link is marked', async () => {
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current', 'page');
  });
  await test.step('choosing a category closes Services and shows that page', async () => {
    const button = page.getByRole('button', { name: 'Services' });
    await button.hover();
    await page.getByRole('banner').getByRole('link', { name: 'Software Development' }).click();
    await expect(page).toHaveURL('/software-development');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('the logo leads home', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('Services responds to the pointer', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Services' });
  const links = page
    .getByRole('banner')
    .getByRole('list')
    .getByRole('listitem')
    .getByRole('listitem')
    .getByRole('link');
  const openByHover = async () => {
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  };
  const leave = () => page.mouse.move(10, 700);
  /** Longer than the delays of opening (150 ms) and closing (300 ms). */
  const passDelays = () => page.clock.runFor(500);

  await test.step('a click shows the seven categories in two columns, each with an icon', async () => {
    await button.click();
    await expect(links).toHaveText(labels);
    for (const link of await links.all()) await expect(link.locator('svg')).toHaveCount(1);
    const boxes = await Promise.all((await links.all()).map(boxOf));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await leave();
    await passDelays();
  });
  await test.step('hovering opens it, and leaving closes it', async () => {
    await openByHover();
    await leave();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('stays open while the pointer moves from the button to the panel', async () => {
    await openByHover();
    const { x, y } = await boxOf(page.getByRole('link', { name: 'Web3 Solutions' }).first());
    await page.mouse.move(x + 20, y + 10, { steps: 25 });
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('a click after hovering pins it, and a second click closes it', async () => {
    await openByHover();
    await button.click();
    await leave();
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await leave();
    await passDelays();
  });
  await test.step('Escape closes it until the pointer has left and returned', async () => {
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
    });
    await openByHover();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const { x, y } = await boxOf(button);
    await page.mouse.move(x + 8, y + 8, { steps: 4 });
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await leave();
    await openByHover();
  });
  await test.step('opened by a click, it closes on a press outside and when focus leaves under the pointer', async () => {
    await page.keyboard.press('Escape');
    await leave();
    await button.click();
    await page.mouse.move(600, 700);
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.down();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.up();
    await button.click();
    for (const _link of [...labels, searchLabel]) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('opened by a click, it stays open on a press on its background', async () => {
    await button.click();
    const { x, y } = await boxOf(page.getByRole('banner').getByRole('link', { name: 'Web3 Solutions' }));
    // The gap above the first row of links.
    await page.mouse.click(x + 20, y - 6);
    await leave();
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

test('Services responds to the keyboard', async ({ page }) => {
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Services' });
  await test.step('opens on focus, and Tab visits its links and closes it', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Keystrand' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const label of [...labels, searchLabel]) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: label, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Escape inside the panel closes it and returns focus to the button', async () => {
    await button.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens Services, and a second tap closes it', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Services' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a tap outside closes Services', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('button', { name: 'Services' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(600, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the Services panel leads to the search', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await page.getByRole('banner').getByRole('link', { name: searchLabel }).click();
  await expect(page).toHaveURL('/services-page#find');
  await expect(page.getByRole('searchbox')).toBeFocused();
});
