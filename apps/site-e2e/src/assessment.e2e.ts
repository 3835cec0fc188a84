import { expect, open, test } from './fixtures';

test('the result is scored on the page and taken into the inquiry, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url());
  });
  await open(page, '/security-assessment');
  for (const group of await page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').nth(1).check();
  await expect(page.getByRole('status').filter({ hasText: 'answered' })).toHaveText('12 of 12 answered');
  await expect(page.getByRole('table', { name: 'Points by function' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'Partial', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Partial', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Take the result into the inquiry form' }).click();
  await expect(page).toHaveURL('/inquire-now');
  await expect(page.getByLabel('What happens today')).toHaveValue(
    /^Security self-assessment \(NIST CSF 2\.0\): 12 of 36 points, Partial\n- Govern: 2 of 6/,
  );
  expect(sent).toEqual([]);
});

test('the result prints with the chosen answers in place of the questions, light on paper', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/security-assessment');
  await page.getByRole('radio').nth(2).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'The answers' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your result' })).toHaveCSS('color', 'rgb(16, 19, 26)');
});
