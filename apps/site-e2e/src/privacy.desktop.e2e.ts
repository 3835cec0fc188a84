import { expect, open, test } from './fixtures';

test('the site stores only what its privacy policy lists, no cookies, and requests nothing from third parties', async ({
  page,
  context,
  baseURL,
}) => {
  const thirdParty: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      thirdParty.push(request.url());
  });

  await test.step('use every feature that stores data', async () => {
    await page.clock.install();
    await open(page, '/about');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    // Loads the particles and their control.
    await page.clock.fastForward(5000);
    await page.getByRole('button', { name: 'Pause background' }).click();
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    await page.getByRole('button', { name: 'pricing', exact: true }).click();
    await page.getByRole('button', { name: 'Close the chat' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await open(page, '/security-assessment');
    await page.getByRole('radio').first().check();
  });

  await open(page, '/privacy-policy');
  // Complete keys, and prefixes that end with a colon.
  const listed = await page
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
  const isListed = (key: string) =>
    listed.some((known) => (known.endsWith(':') ? key.startsWith(known) : key === known));
  expect([...local, ...session].filter((key) => !isListed(key))).toEqual([]);

  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(thirdParty).toEqual([]);
});
