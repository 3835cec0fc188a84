import { expect, open, test } from './fixtures';

test('the site stores what its privacy policy lists, sets no cookie, and asks no third party for anything', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) foreign.push(request.url());
  });

  // Everything on the site that has something to remember.
  await open(page, '/about');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('button', { name: 'Pause the moving background' }).click();
  await page.getByRole('button', { name: /^Chat with us/ }).click();
  await page.getByRole('button', { name: 'pricing', exact: true }).click();
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await open(page, '/security-assessment');
  await page.getByRole('radio').first().check();

  // The policy names each key in its table, or how the key begins.
  await open(page, '/privacy-policy');
  const stated = await page
    .getByRole('table', { name: 'Browser storage used by this site' })
    .locator('code')
    .allTextContents();
  const { local, session } = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(local.sort()).toEqual(['particles-paused', 'theme']);
  expect(session).toEqual(
    expect.arrayContaining([
      'keystrand:chat',
      'keystrand:draft:contact',
      'keystrand:assessment',
      'react-router-scroll-positions',
    ]),
  );
  const isStated = (key: string) =>
    stated.some((known) => (known.endsWith(':') ? key.startsWith(known) : key === known));
  expect([...local, ...session].filter((key) => !isStated(key))).toEqual([]);

  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(foreign).toEqual([]);
});
