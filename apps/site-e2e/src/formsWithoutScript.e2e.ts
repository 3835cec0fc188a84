import { expect } from './fixtures';
import { test } from './formTest';

test.use({ javaScriptEnabled: false });

test('without JavaScript, a form is a POST with browser validation', async ({ page, site, service }) => {
  service.respond = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Thanks</title><h1>Received</h1>');
  };
  await page.goto(`${site.url}/contact`);
  const button = page.getByRole('main').locator('button[type=submit]');
  await button.click();
  expect(service.received).toHaveLength(0);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A question');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  expect(service.received[0]?.contentType).toBe('application/x-www-form-urlencoded');
  expect(service.received[0]?.values).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@engine.example',
    message: 'A question',
  });
});

test('without JavaScript, every form explains itself', async ({ page }) => {
  await test.step('without an endpoint, a form writes an e-mail', async () => {
    await page.goto('/contact');
    await expect(page.locator('form')).toHaveAttribute('action', /^mailto:hello@keystrand\.example/);
    await expect(page.locator('form')).toContainText('Nothing is sent until you send it there.');
  });
  await test.step('the contact dialog is a form in the page', async () => {
    await page.goto('/contact-popup');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the self-assessment is a checklist with instructions for counting', async () => {
    await page.goto('/security-assessment');
    await expect(page.getByRole('radio')).toHaveCount(48);
    await page.getByRole('radio').nth(3).check();
    await expect(page.getByText('31 to 36: Proven')).toBeVisible();
    await expect(page.getByText('To count by hand')).toBeVisible();
  });
});
