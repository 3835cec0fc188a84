import type { Page } from '@playwright/test';
import { getBox, expect, open, test } from './fixtures';

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

const banner = (page: Page) => page.getByRole('banner');
const services = (page: Page) => page.getByRole('button', { name: 'Services' });

test(
  'the links of the navigation bar lead to their pages and mark the current one',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Blog' }).click();
    await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current', 'page');
    await test.step('choosing a category closes Services and shows that page', async () => {
      await services(page).hover();
      await banner(page).getByRole('link', { name: 'Software Development' }).click();
      await expect(page).toHaveURL('/software-development');
      await expect(services(page)).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('Services leads to the search', async () => {
      await open(page, '/about');
      await services(page).click();
      await banner(page).getByRole('link', { name: searchLabel }).click();
      await expect(page).toHaveURL('/services-page#find');
      await expect(page.getByRole('searchbox')).toBeFocused();
    });
    await test.step('the logo leads home', async () => {
      await banner(page).getByRole('link', { name: 'Keystrand' }).click();
      await expect(page).toHaveURL('/');
    });
  },
);

test('Services responds to the pointer', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const button = services(page);
  const openByHover = async () => {
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  };
  const leave = () => page.mouse.move(10, 700);
  /** Longer than the delays of opening (150 ms) and closing (300 ms). */
  const passDelays = () => page.clock.runFor(500);

  await test.step('a click shows the seven categories in two columns', async () => {
    await button.click();
    const boxes = await Promise.all(
      labels.map((name) => getBox(banner(page).getByRole('link', { name, exact: true }))),
    );
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(2);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await leave();
    await passDelays();
  });
  await test.step('opened by hover, it stays open while the pointer moves to the panel, and closes when it leaves', async () => {
    await openByHover();
    const { x, y } = await getBox(banner(page).getByRole('link', { name: 'Web3 Solutions' }));
    await page.mouse.move(x + 20, y + 10, { steps: 25 });
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await leave();
    await passDelays();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test(
  'Services opens on focus, and Tab visits its links and closes it',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/about');
    await banner(page).getByRole('link', { name: 'Keystrand' }).focus();
    await page.keyboard.press('Tab');
    await expect(services(page)).toBeFocused();
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
    const visited: (string | null)[] = [];
    do {
      await page.keyboard.press('Tab');
      visited.push(await page.locator(':focus').innerText());
    } while (visited.at(-1) !== 'About' && visited.length < 40);
    expect(visited.filter((name) => labels.includes(name ?? ''))).toEqual(labels);
    expect(visited.indexOf(searchLabel)).toBeGreaterThan(visited.indexOf('Other IT Related Services'));
    await expect(banner(page).getByRole('link', { name: 'About' })).toBeFocused();
    await expect(services(page)).toHaveAttribute('aria-expanded', 'false');
    await test.step('Escape inside the panel closes it and returns focus to the button', async () => {
      await services(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(services(page)).toBeFocused();
      await expect(services(page)).toHaveAttribute('aria-expanded', 'false');
    });
  },
);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens Services, and a second tap or one outside closes it', async ({ page }) => {
    await open(page, '/about');
    for (const close of [() => services(page).tap(), () => page.touchscreen.tap(600, 700)]) {
      await services(page).tap();
      await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
      await close();
      await expect(services(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('/it-consulting has no navigation bar, and its content links to the main pages', async ({ page }) => {
  await open(page, '/it-consulting');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0);
  await expect(banner(page).getByRole('link', { name: 'Keystrand' })).toHaveAttribute('href', '/');
  for (const path of ['/digital-transformation-strategy', '/services-page', '/about', '/contact'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
});
