import { randomUUID } from 'node:crypto';
import { test as base } from './fixtures';
import { isInboxMounted } from './inboxSettings';
import { startInbox } from './RealInbox';
import type { RealInbox } from './RealInbox';
import { retargetForm } from './retargetForm';

interface Fixtures {
  /** Text of a message that no other test sends. */
  readonly message: string;
  readonly ready: undefined;
}

/**
 * A test with the real inbox. If the site was built with it, forms post to it on their own origin, as built; otherwise, and in
 * tests that use `separateInbox`, to one that is started alone.
 */
export const test = base.extend<Fixtures, { readonly separateInbox: RealInbox }>({
  message: async ({ browserName: _browserName }, use) => {
    await use(`Zwei Fragen, "one" & two:\n1 + 1 = ? ${randomUUID()}`);
  },
  ready: [
    async ({ page, separateInbox: { endpoint }, javaScriptEnabled }, use) => {
      const hiddenFields = javaScriptEnabled ? {} : { 'form-name': 'contact' };
      if (!isInboxMounted())
        await retargetForm(page, '/contact', { endpoint, encoding: 'form', inbox: true, hiddenFields });
      // Time passes as usual and can be fast-forwarded past the minimum time of a form.
      await page.clock.install();
      await use(undefined);
    },
    { auto: true },
  ],
  separateInbox: [
    async ({ browserName: _browserName }, use, { project }) => {
      const inbox = await startInbox(project.use.baseURL ?? '');
      await use(inbox);
      await inbox.stop();
    },
    { scope: 'worker' },
  ],
});
