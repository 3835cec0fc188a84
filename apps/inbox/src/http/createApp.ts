import { company, validateForm } from '@keystrand/content';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { inboxPath, maxBodyBytes } from '../../../../.config/inboxContract.ts';
import { securityHeaders, sha256Source } from '../../../../.config/securityHeaders.ts';
import type { InboxContext } from '../delivery/deliver.ts';
import { createFailureLog, describeError } from '../failures.ts';
import { parseReference } from '../reference.ts';
import { StoreUnavailableError } from '../store/database.ts';
import { createRateLimit } from './limitRate.ts';
import { confirmationPage, formPage, refusalPage } from './pages.ts';
import { createInquiry, readSubmission } from './readSubmission.ts';
import { style } from './style.ts';

/** Page that confirms a form sent without JavaScript. */
const confirmationPath = `${inboxPath}/received`;

/** Scripts request JSON; others get pages. */
function prefersJson(c: Context): boolean {
  const supports = ['text/html', 'application/json'];
  return accepts(c, { header: 'Accept', supports, default: 'text/html' }) === 'application/json';
}

/** Headers of every response: those of the site, with a policy for the inbox's own pages. */
const headers = {
  ...securityHeaders,
  // Without `img-src`, Firefox reports the favicon of each page as a violation.
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src ${sha256Source(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // `no-transform` keeps proxies from rewriting a page, which would invalidate the hash of its style sheet.
  'Cache-Control': 'no-store, no-transform',
  'X-Robots-Tag': 'noindex',
  // Not `no-referrer`: forms of such a page are sent with `Origin: null`.
  'Referrer-Policy': 'same-origin',
};

export function createApp({ settings, store, log }: InboxContext) {
  const { siteUrl, origins } = settings;
  const limitRate = createRateLimit(settings);
  const reportStore = createFailureLog(log, 'The storage of inquiries', 'is answered with status 503');

  const refuse = async (c: Context, status: ContentfulStatusCode, message: string) =>
    prefersJson(c)
      ? c.json({ error: message, email: company.email }, status)
      : c.html(await refusalPage(status, message, siteUrl), status);

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  });
  app.use(
    inboxPath,
    cors({ origin: [...origins], allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 }),
  );

  app.post(
    inboxPath,
    async (c, next) => {
      const wait = await limitRate(c.env.incoming);
      if (wait === 0) return next();
      c.header('Retry-After', String(wait));
      return refuse(c, 429, `Too many messages; try again in ${String(wait)} seconds.`);
    },
    // Behind a proxy, the protocol of the request can be another one than that of the page.
    csrf({
      origin: (origin, c) => origins.includes(origin) || URL.parse(origin)?.host === c.req.header('host'),
    }),
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) =>
        refuse(c, 413, `The body is too large; allowed are ${String(maxBodyBytes / 1_024)} KiB.`),
    }),
    async (c) => {
      const submission = await readSubmission(c.req);
      const errors = validateForm(submission.definition, submission.values);
      if (Object.keys(errors).length > 0)
        return prefersJson(c)
          ? c.json({ errors }, 422)
          : c.html(await formPage(submission, errors, siteUrl), 422);

      const reference = await store.add(createInquiry(submission, new Date()));
      reportStore();
      if (prefersJson(c)) return c.json({ ok: true, reference });
      return c.redirect(`${confirmationPath}?reference=${reference}`, 303);
    },
  );

  app.get(confirmationPath, async (c) => {
    const id = parseReference(c.req.query('reference') ?? '');
    const inquiry = id === undefined ? undefined : await store.get(id);
    if (!inquiry) return refuse(c, 404, 'The reference has 16 letters and digits.');
    return c.html(await confirmationPage(inquiry, siteUrl));
  });

  // Of the inbox alone: our server has its own. Without a database, it has status 503.
  app.get('/healthz', async (c) => {
    await store.counts();
    return c.text('ok\n');
  });

  // Also for GET of `inboxPath`, which has no representation (RFC 9110, section 15.5.5).
  app.notFound((c) => refuse(c, 404, 'There is no such page.'));

  app.onError((error, c) => {
    // Hono's check of the origin gives no message.
    if (error instanceof HTTPException)
      return refuse(c, error.status, error.message || 'The message was sent from a page of another site.');
    // The connection was closed during the request: nobody reads the response.
    if (c.env.incoming.errored) return refuse(c, 400, 'The body is not complete.');
    if (!(error instanceof StoreUnavailableError)) {
      log(`A request failed inside the inbox: ${describeError(error)}`);
      return refuse(c, 500, 'The inbox failed to respond.');
    }
    reportStore(error.message);
    c.header('Retry-After', '60');
    return refuse(c, 503, 'The database cannot be used at present.');
  });
  return app;
}
