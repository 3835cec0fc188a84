import { expect, open, test } from './fixtures';

test('the self-assessment is scored, printed and copied into the inquiry without sending data', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/security-assessment');
  const result = page.getByRole('heading', { name: 'Partial', exact: true });

  await test.step('scores the answers', async () => {
    const groups = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') });
    for (const group of await groups.all()) await group.getByRole('radio').nth(1).check();
    await expect(page.getByRole('status').filter({ hasText: 'answered' })).toHaveText('12 of 12 answered');
    await expect(page.getByRole('table', { name: 'Points by function' }).getByRole('row')).toHaveCount(7);
    await expect(result).toBeVisible();
  });
  await test.step('keeps the answers after a reload', async () => {
    await page.reload();
    await expect(result).toBeVisible();
  });
  await test.step('prints the answers instead of the questions, in dark text', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'The answers' })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your result' })).toHaveCSS('color', 'rgb(16, 19, 26)');
    await page.emulateMedia({ media: null });
  });
  await test.step('copies the result into the inquiry form', async () => {
    await page.getByRole('link', { name: 'Take the result into the inquiry form' }).click();
    await expect(page).toHaveURL('/inquire-now');
    await expect(page.getByLabel('What happens today')).toHaveValue(
      /^Security self-assessment \(NIST CSF 2\.0\): 12 of 36 points, Partial\n- Govern: 2 of 6/,
    );
  });
  expect(sent).toEqual([]);
});
