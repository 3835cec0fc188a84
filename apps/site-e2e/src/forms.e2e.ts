import type { Page } from '@playwright/test';
import { expect, live, open, test as base } from './fixtures';
import { FormService, json, silence } from './formService';
import { serveFormSite } from './formSite';
import type { FormSite } from './formSite';

interface Workers {
  readonly service: FormService;
  readonly site: FormSite;
}

/** A form service and a copy of the site that posts to it, both real servers. */
const test = base.extend<{ readonly fresh: undefined }, Workers>({
  service: [
    async ({ browserName: _browserName }, use) => {
      const service = new FormService();
      await service.start();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, use, { project }) => {
      const { endpoint } = service;
      const site = await serveFormSite(project.use.baseURL ?? '', {
        '/contact': { endpoint, encoding: 'form' },
        '/contact-popup': { endpoint, encoding: 'form' },
        '/inquire-now': { endpoint, encoding: 'json' },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ service, page }, use) => {
      service.received.length = 0;
      service.answer = json(200, { ok: true });
      // Time flows as usual, and can be sped up: nobody waits for the time trap or the time limit.
      await page.clock.install();
      await use(undefined);
    },
    { auto: true },
  ],
});

const message = 'Zwei Fragen, "one" & two:\n1 + 1 = ?';

async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
  await page.clock.fastForward(5000);
}

async function expectFieldsKept(page: Page) {
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@engine.example');
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(message);
}

/** Leaves the form by a link of the footer and comes back to it. */
async function leaveAndReturn(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The cross-fade of the page change has to end: the browser reports one that is cut short.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.goBack();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const notSent = (page: Page) => page.getByRole('group', { name: 'Your message was not sent' });
const confirmation = (page: Page) => page.getByRole('group', { name: 'Your message has been sent' });

test('a message goes as the browser itself would send it, and the confirmation takes its place', async ({
  page,
  site,
  service,
}) => {
  await open(page, `${site.url}/contact`);
  await fill(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  expect(service.received).toHaveLength(1);
  expect(service.received[0]?.contentType).toBe('application/x-www-form-urlencoded;charset=UTF-8');
  expect(service.received[0]?.values).toMatchObject({
    'form-name': 'contact',
    subject: 'Message from the website',
    name: 'Ada Lovelace',
    email: 'ada@engine.example',
    message,
    'seconds-open': expect.stringMatching(/^\d+$/),
  });
  await page.reload();
  await live(page);
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('an inquiry goes as JSON where the endpoint wants it so', async ({ page, site, service }) => {
  await open(page, `${site.url}/inquire-now`);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail address').fill('ada@engine.example');
  await page.getByLabel('Nearest practice').selectOption('IT Consulting');
  await page.getByLabel('What happens today').fill(message);
  await page.getByLabel(/non-disclosure agreement/).check();
  await page.clock.fastForward(5000);
  await page.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(page.getByRole('group', { name: 'Your inquiry has been sent' })).toBeFocused();
  expect(service.received[0]?.contentType).toBe('application/json');
  expect(service.received[0]?.values).toMatchObject({ practice: 'IT Consulting', message, nda: 'yes' });
});

test('what is missing is listed in words, each entry leads to its field', async ({ page, site, service }) => {
  await open(page, `${site.url}/contact`);
  await send(page).click();
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your e-mail address',
    'Enter your message',
  ]);
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await summary.getByRole('link', { name: 'Enter your message' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Error: Enter your message/);
  // Clear of the sticky header (WCAG 2.4.11).
  const header = await page.getByRole('banner').boundingBox();
  const box = await field.boundingBox();
  expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(service.received).toHaveLength(0);
});

test('what the endpoint says of a field stands beside it', async ({ page, site, service, expectedNoise }) => {
  expectedNoise.push(/status of 400/);
  service.answer = json(400, { errors: { email: 'This domain takes no mail.' } });
  await open(page, `${site.url}/contact`);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/This domain takes no mail\./);
  await expectFieldsKept(page);
});

test('a fault of the endpoint keeps every field, and the next try goes through', async ({
  page,
  site,
  service,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 500/);
  service.answer = json(500, {});
  await open(page, `${site.url}/contact`);
  await fill(page);
  await send(page).click();
  await expect(notSent(page)).toBeFocused();
  await expectFieldsKept(page);
  await expect(page.getByRole('link', { name: 'Send it as an e-mail instead' })).toHaveAttribute(
    'href',
    /^mailto:hello@keystrand\.example\?subject=.*Ada%20Lovelace/,
  );
  service.answer = json(200, {});
  await again(page).click();
  await expect(confirmation(page)).toBeFocused();
  expect(service.received).toHaveLength(2);
});

for (const [status, words] of [
  [403, 'did not accept it'],
  [429, 'Wait a minute, then try again'],
] as const)
  test(`an answer ${String(status)} that blames no field keeps every field, with two ways on`, async ({
    page,
    site,
    service,
    expectedNoise,
  }) => {
    expectedNoise.push(new RegExp(`status of ${String(status)}`));
    service.answer = json(status, { error: 'No.' });
    await open(page, `${site.url}/contact`);
    await fill(page);
    await send(page).click();
    await expect(notSent(page)).toBeFocused();
    await expect(notSent(page)).toContainText(words);
    await expectFieldsKept(page);
    await expect(page.getByRole('link', { name: 'Send it as an e-mail instead' })).toBeVisible();
    service.answer = json(200, {});
    await again(page).click();
    await expect(confirmation(page)).toBeFocused();
  });

test('an endpoint that stays silent is given up after 20 seconds', async ({ page, site, service }) => {
  service.answer = silence;
  await open(page, `${site.url}/contact`);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(
    page.getByRole('group', { name: 'We do not know whether your message was sent' }),
  ).toBeFocused();
  await expectFieldsKept(page);
});

test('an endpoint that refuses the connection keeps every field', async ({
  page,
  site,
  service,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_CONNECTION_REFUSED/);
  await open(page, `${site.url}/contact`);
  await fill(page);
  await service.stop();
  await send(page).click();
  await expect(page.getByRole('group', { name: 'Your message has probably not been sent' })).toBeFocused();
  await expectFieldsKept(page);
  await service.start();
  await again(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('a device without a connection keeps every field until it is back', async ({ page, site, context }) => {
  // Particles on their way when the connection goes would fail aloud.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${site.url}/contact`);
  await fill(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(notSent(page)).toBeFocused();
  await expect(notSent(page)).toContainText('no connection to the internet');
  await expectFieldsKept(page);
  await context.setOffline(false);
  await again(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('pressing twice sends once', async ({ page, site, service }) => {
  let release: () => void = () => undefined;
  service.answer = (response) => {
    release = () => {
      json(200, {})(response);
    };
  };
  await open(page, `${site.url}/contact`);
  await fill(page);
  await send(page).dblclick();
  await page.getByLabel('Your name').press('Enter');
  await expect.poll(() => service.received.length).toBe(1);
  release();
  await expect(confirmation(page)).toBeFocused();
  expect(service.received).toHaveLength(1);
});

test('a message written faster than a person writes is held, and goes when asked again', async ({
  page,
  site,
  service,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${site.url}/contact`);
  await page.clock.runFor(4000);
  await live(page);
  await page.getByLabel('Your name').fill('Bot');
  await page.getByLabel('E-mail address').fill('bot@spam.example');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Buy');
  await send(page).click();
  await expect(page.getByRole('group', { name: 'Please press the button once more' })).toBeFocused();
  expect(service.received).toHaveLength(0);
  await again(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test('the draft is kept for the visit: on other pages, after a reload, in the dialog', async ({
  page,
  site,
}) => {
  await open(page, `${site.url}/contact`);
  await fill(page);
  await leaveAndReturn(page);
  await expectFieldsKept(page);
  await page.reload();
  await live(page);
  await expectFieldsKept(page);
  await open(page, `${site.url}/contact-popup`);
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ada Lovelace');
});

test('blocked storage costs the draft after a reload, and nothing else', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page, `${site.url}/contact`);
  await fill(page);
  await leaveAndReturn(page);
  await expectFieldsKept(page);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
});

test.describe('without an endpoint', () => {
  test('the form writes an e-mail, opens it, and does not claim to have sent it', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => {
      document.addEventListener(
        'click',
        (event) => {
          const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
          if (!link) return;
          // A machine of the tests has no mail program.
          event.preventDefault();
          document.documentElement.dataset['opened'] = link.getAttribute('href') ?? '';
        },
        true,
      );
    });
    await fill(page);
    await page.getByRole('button', { name: 'Write it as an e-mail' }).click();
    await expect(page.getByRole('group', { name: 'The message is written, not sent' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /^mailto:hello@.*body=.*Zwei%20Fragen/);
    await expectFieldsKept(page);
    await expect(confirmation(page)).toHaveCount(0);
    await page.getByText('Copy the text instead').click();
    await expect(page.getByLabel('To be sent to hello@keystrand.example')).toHaveValue(
      `Your name: Ada Lovelace\nE-mail address: ada@engine.example\n\nMessage\n${message}`,
    );
  });
});

test.describe('the contact form in a dialog', () => {
  test('opens over the page, and closing it leads to the contact page with the draft', async ({
    page,
    site,
  }) => {
    await open(page, `${site.url}/contact-popup`);
    const dialog = page.getByRole('dialog', { name: 'Send a message' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await dialog.getByLabel('Your name').fill('Ada Lovelace');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/contact$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
  });

  test('sends from the dialog', async ({ page, site, service }) => {
    await open(page, `${site.url}/contact-popup`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your name').fill('Ada Lovelace');
    await dialog.getByLabel('E-mail address').fill('ada@engine.example');
    await dialog.getByRole('textbox', { name: 'Message', exact: true }).fill(message);
    await page.clock.fastForward(5000);
    await dialog.getByRole('button', { name: 'Send the message' }).click();
    await expect(dialog.getByRole('group', { name: 'Your message has been sent' })).toBeFocused();
    expect(service.received).toHaveLength(1);
  });

  test('goes on in the field where the visitor is already', async ({ page, site }) => {
    await page.goto(`${site.url}/contact-popup`);
    await page.locator('#name').pressSequentially('Ada');
    const field = page.getByRole('dialog').getByLabel('Your name');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Ada');
  });

  test('is a form in the page where its code does not come', async ({ page, site, expectedNoise }) => {
    expectedNoise.push(/Failed to load resource|dynamically imported module/);
    await page.route('**/assets/Dialog-*.js', (route) => route.abort());
    await open(page, `${site.url}/contact-popup`);
    await fill(page);
    await send(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
