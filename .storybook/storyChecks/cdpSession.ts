import type { BrowserContext, CDPSession, Page } from 'playwright';

// Detaching a session would end the emulation of reduced motion too.
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the DevTools session of a page, one for each page. */
export function sessionOf(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}
