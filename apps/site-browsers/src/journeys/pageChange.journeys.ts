import { expect, test } from '../fixtures';

const marker = {
  set: () => {
    (globalThis as { marked?: boolean }).marked = true;
  },
  isSet: () => (globalThis as { marked?: boolean }).marked === true,
};

test('a page change keeps the document, sets the title and focuses the heading', async ({ site }) => {
  await site.open('/about');
  await site.evaluate(marker.set);
  await site.role('contentinfo').role('link', 'Privacy Policy').focus();
  await site.press('Enter');
  await site.atPath('/privacy-policy');
  await site.atTitle('Privacy Policy: data we receive, and why · Keystrand');
  await site.css('h1').toBeFocused();
  expect(await site.evaluate(marker.isSet)).toBe(true);
});

test('a page change is announced', async ({ site }) => {
  await site.open('/about');
  await site.role('contentinfo').role('link', 'Privacy Policy').focus();
  await site.press('Enter');
  await site.css('[role=status]').toContain('Privacy Policy');
});

test('focusing a link prefetches its page', async ({ site, server }) => {
  await site.open('/about');
  await site.role('contentinfo').role('link', 'Case studies').focus();
  await expect
    .poll(() => server.requests.some((line) => line.includes('/data/case-studies.json')))
    .toBe(true);
});

test('Back restores page, title and scroll position', async ({ site }) => {
  await site.open('/about');
  await site.evaluate(() => {
    scrollTo({ top: 900, behavior: 'instant' });
  });
  const before = await site.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  // By a key, because WebKit's Back skips entries that were added without one.
  await site.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]')?.focus({ preventScroll: true });
  });
  await site.press('Enter');
  await site.atPath('/blog');
  await site.until('the new page starts at its top', () => scrollY === 0);
  await site.window.back();
  await site.atTitle('About: how we work and what we refuse · Keystrand');
  await site.until('the scroll position is restored', (top) => Math.abs(scrollY - top) < 2, before);
});

test('a link with a fragment scrolls to its target, also after a reload', async ({ site }) => {
  await site.open('/blog');
  const hash = await site.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].at(-1);
    link?.click();
    return link?.hash ?? '';
  });
  const inView = (selector: string) => {
    const top = document.querySelector(selector)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  };
  await site.until('the target is in the viewport', inView, hash);
  await site.window.reload();
  await site.hydrated();
  await site.until('the target is in the viewport after a reload', inView, hash);
});

test('a new document starts at its top, and links work after Back to an earlier document', async ({
  site,
}) => {
  await site.open('/about');
  await site.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
  });
  await site.open('/contact');
  expect(await site.evaluate(() => scrollY)).toBe(0);
  await site.window.back();
  await site.atTitle('About: how we work and what we refuse · Keystrand');
  await site.hydrated();
  await site.role('contentinfo').role('link', 'Blog').focus();
  await site.press('Enter');
  await site.atPath('/blog');
});

test('a page that arrives late shows a loading indicator', async ({ site, server }) => {
  await site.open('/about');
  server.cause(/\/data\/blog\.json/, { kind: 'hold' });
  await site.role('contentinfo').role('link', 'Blog').focus();
  await site.press('Enter');
  await site.css('[role=status]').toContain('Loading');
  server.repair();
  await site.atPath('/blog');
  await site.css('h1').toBeFocused();
});

test('the footer fades in when it scrolls into view', async ({ site }) => {
  await site.open('/');
  await site.evaluate(() => {
    document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' });
  });
  await site.until('the footer is opaque', () => {
    const content = document.querySelector('footer > div');
    return content !== null && getComputedStyle(content).opacity === '1' && !content.getAttribute('style');
  });
});

test('a worker draws particles after hydration, and they stay paused on other pages', async ({
  site,
  server,
}) => {
  await site.open('/about');
  await site.css('canvas').toHaveCount(1);
  await site.until('the particles are drawn', () => {
    const canvas = document.querySelector('canvas');
    const context = document.createElement('canvas').getContext('2d');
    if (!canvas || !context) return false;
    context.drawImage(canvas, 0, 0, 300, 150);
    return context.getImageData(0, 0, 300, 150).data.some((value) => value > 0);
  });
  expect(server.requests.filter((line) => line.includes('particles-worker'))).toHaveLength(1);
  expect(server.requests.filter((line) => line.includes('particles-fallback'))).toEqual([]);
  const button = site.role('button', 'Pause background');
  await button.toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await button.toHaveAttribute('aria-pressed', 'true');
  await site.role('navigation', 'Main').role('link', 'Blog').click();
  await site.atPath('/blog');
  await button.toHaveAttribute('aria-pressed', 'true');
});
