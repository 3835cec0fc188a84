import { expect, test } from '../fixtures';
import type { Page } from '../page/Page';

const blogTitle = 'Blog: security, software and blockchain notes · Keystrand';

async function followBlogLink(site: Page): Promise<void> {
  await site.role('contentinfo').role('link', 'Blog').focus();
  await site.press('Enter');
}

test('an unknown path shows a page that links to others', async ({ site, expectedMessages }) => {
  expectedMessages.push(/404/);
  await site.open('/no-such-page');
  await site.css('h1').toBeVisible();
  await site.css('meta[name=robots]').toHaveAttribute('content', 'noindex');
  await site.role('main').role('link').nth(0).click();
  await site.until('another page is open', () => location.pathname !== '/no-such-page');
  await site.css('h1').toBeFocused();
});

test('a page change without a connection shows an error and can be retried', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/ChunkLoadError|failed|network|connection|error loading/i);
  await site.open('/about');
  server.cause(/^GET \/(?:data|assets)\//, { kind: 'drop' });
  await followBlogLink(site);
  const alert = site.css('[role=alert]');
  await alert.toContain('Something went wrong.');
  server.repair();
  await alert.role('button', 'Try again').click();
  await site.atTitle(blogTitle);
});

test('code that is gone after a deployment reloads the page once', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/404|failed to load|module|MIME/i);
  await site.open('/about');
  server.cause(/^GET \/assets\/blog-/, { kind: 'status', status: 404 });
  await followBlogLink(site);
  await site.atTitle(blogTitle);
  await site.css('h1').toBeVisible();
  await site.role('contentinfo').toBeVisible();
  await expect.poll(() => server.requests.filter((line) => line === 'GET /blog').length).toBe(1);
});

test('if no script loads, the prerendered page and its links work', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/failed|error/i);
  server.cause(/^GET \/assets\/.*\.js/, { kind: 'drop' });
  await site.goto('/about');
  await site.css('h1').toBeVisible();
  await followBlogLink(site);
  await site.atTitle(blogTitle);
});

test('if the code of the chat does not load, the chat says so and a retry opens it', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/failed|error|404|module/i);
  await site.open('/about');
  server.cause(/SiteChat/, { kind: 'status', status: 404 });
  await site.role('button', /^Chat with us/).click();
  const failure = site.css('[role=status]', 'The chat has not loaded.');
  await failure.toHaveCount(1);
  server.repair();
  await failure.role('button', 'Try again').click();
  await site.role('dialog', 'Chat with us').toBeVisible();
});

test('if the code of the menu does not load, the menu opens as a popover', async ({
  site,
  server,
  expectedMessages,
}) => {
  expectedMessages.push(/failed|error|404|module/i);
  await site.window.resize(360, 740);
  server.cause(/MenuDialog/, { kind: 'status', status: 404 });
  await site.open('/about');
  await site.role('button', 'Open the menu').click();
  const popover = site.css('#menu');
  await popover.role('link', 'Blog').click();
  await site.atPath('/blog');
  await popover.toBeHidden();
});

test('the tests see console messages, uncaught errors and policy violations', async ({
  site,
  expectedMessages,
}) => {
  const messages = [
    /\bwarn(?:ing)?: a warning/,
    /page error: .*thrown/,
    /page error: .*rejected/,
    /blocked\.example/,
  ];
  expectedMessages.push(...messages);
  await site.open('/about');
  await site.evaluate(() => {
    window.console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    document.body.append(Object.assign(new Image(), { src: 'https://blocked.example/a.png' }));
  });
  for (const message of messages)
    await expect.poll(() => site.messages.join('\n'), String(message)).toMatch(message);
});
