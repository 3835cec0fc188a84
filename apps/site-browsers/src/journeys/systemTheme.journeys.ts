import { expect, test } from '../fixtures';

// A file of its own: Firefox restarts for another colour scheme.
test.use({ settings: { colorScheme: 'dark', reducedMotion: true } });

test('without a choice, the theme is that of the system', async ({ site }) => {
  await site.open('/');
  expect(await site.css('body').style('background-color')).toBe('rgb(11, 14, 20)');
  await site.role('button', 'Dark theme').toHaveAttribute('aria-pressed', 'true');
});

test('a chosen theme takes precedence over that of the system', async ({ site }) => {
  await site.open('/');
  await site.role('button', 'Dark theme').click();
  await site.role('button', 'Dark theme').toHaveAttribute('aria-pressed', 'false');
  await site.window.reload();
  await site.hydrated();
  expect(await site.css('body').style('background-color')).toBe('rgb(246, 244, 239)');
});

test('with reduced motion there are no particles and the footer does not move', async ({ site, server }) => {
  await site.open('/');
  await site.role('contentinfo').role('link', 'Contact').nth(0).focus();
  await site.frames();
  expect(await site.css('footer > div').attribute('style')).toBeNull();
  expect(await site.css('canvas').count()).toBe(0);
  expect(server.requests.filter((line) => /particles|springs/.test(line))).toEqual([]);
});
