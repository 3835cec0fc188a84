import { expect, test } from './fixtures';
import { FormService } from './formService';
import { serveFormSite } from './formSite';

test.use({ javaScriptEnabled: false });

test('a form is a plain POST that the browser checks', async ({ page, baseURL }) => {
  const service = new FormService();
  await service.start();
  service.answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Thanks</title><h1>Received</h1>');
  };
  const site = await serveFormSite(baseURL ?? '', {
    '/contact': { endpoint: service.endpoint, encoding: 'form' },
  });
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
  await site.close();
  await service.stop();
});

test('where there is no endpoint a form says that it becomes an e-mail', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('form')).toHaveAttribute('action', /^mailto:hello@keystrand\.example/);
  await expect(page.locator('form')).toContainText('Nothing is sent until you send it there.');
});

test('the dialog of the contact form is a form in the page', async ({ page }) => {
  await page.goto('/contact-popup');
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the self-assessment is a checklist that says how to count', async ({ page }) => {
  await page.goto('/security-assessment');
  await expect(page.getByRole('radio')).toHaveCount(48);
  await page.getByRole('radio').nth(3).check();
  await expect(page.getByText('31 to 36: Proven')).toBeVisible();
  await expect(page.getByText('To count by hand')).toBeVisible();
});
