import { company, validateForm } from '@keystrand/content';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { inboxPath, maxBodyBytes } from '../../../../.config/inboxContract.ts';
import { securityHeaders } from '../../../../.config/securityHeaders.ts';
import { parseReference } from '../reference.ts';
import type { InboxSettings } from '../settings.ts';
import type { StoreFault } from '../store/faults.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import type { Channel } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { createRateLimit, isAllowedOrigin } from './limits.ts';
import { confirmationPage, formPage, refusalPage, styleSource } from './pages.ts';
import { createInquiry, selectParser } from './readSubmission.ts';
import type { Submission } from './readSubmission.ts';

type App = Hono<{ Bindings: HttpBindings }>;
type AppContext = Context<{ Bindings: HttpBindings }>;

/** Page that confirms a form sent without JavaScript; its query has the inquiry's `reference`. */
const confirmationPath = `${inboxPath}/received`;

export interface AppOptions {
  readonly settings: Pick<
    InboxSettings,
    'origins' | 'siteUrl' | 'trustedProxies' | 'postsPerAddress' | 'posts'
  >;
  readonly store: Pick<Store, 'add' | 'get' | 'counts'>;
  /** Channels on which new inquiries are delivered. */
  readonly channels: readonly Channel[];
  /** Writes a line to the log: references and counts at most, never what a visitor entered or their address. */
  readonly log: (line: string) => void;
  /** Called when an inquiry has been stored that was not stored before. */
  readonly onStored?: () => void;
  /** Time in which a body must be received, in milliseconds. */
  readonly bodyTimeout?: number;
}

/**
 * Returns whether the response is JSON: for scripts, which request it. Others get pages. A client that names neither gets the
 * format that it sends.
 */
function prefersJson(c: AppContext): boolean {
  const json = 'application/json';
  const standard = c.req.header('content-type')?.toLowerCase().startsWith(json) ? json : 'text/html';
  return accepts(c, { header: 'Accept', supports: ['text/html', json], default: standard }) === json;
}

/** Describes an error by its class and where it was thrown: its message could contain what a visitor entered. */
function describeError({ name, stack = '' }: Error): string {
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/** Headers of every response: those of the site, with a policy for the inbox's own pages. */
const headers = {
  ...securityHeaders,
  // Without `img-src`, Firefox reports the favicon of each page as a violation.
  'Content-Security-Policy': `default-src 'none'; img-src 'self'; style-src ${styleSource}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // `no-transform` keeps proxies from rewriting a page, which would invalidate the hash of its style sheet.
  'Cache-Control': 'no-store, no-transform',
  'X-Robots-Tag': 'noindex',
  // Not `no-referrer`: forms of such a page are sent with `Origin: null`.
  'Referrer-Policy': 'same-origin',
};

/** Creates the web application: forms are posted to `inboxPath`, and confirmed at the path below it. */
export function createApp({
  settings,
  store,
  channels,
  log,
  onStored = () => {},
  bodyTimeout = 10_000,
}: AppOptions): App {
  const { siteUrl, origins } = settings;
  const limitRate = createRateLimit(settings);
  let fault: StoreFault | undefined;

  /** Calls the store, and logs when it becomes unavailable or available again. */
  const useStore = async <Result>(c: AppContext, call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call();
      if (fault !== undefined) log('The inbox can store inquiries again.');
      fault = undefined;
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      if (fault !== error.fault)
        log(`The inbox cannot store inquiries, and responds with status 503: ${error.message}`);
      fault = error.fault;
      c.header('Retry-After', '60');
      throw new HTTPException(503, { message: 'The database cannot be used at present.' });
    }
  };

  const withTimeout = timeout(
    bodyTimeout,
    () =>
      new HTTPException(408, {
        message: `The request's body was not complete after ${String(bodyTimeout / 1_000)} seconds.`,
      }),
  );
  const withLimit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new HTTPException(413, {
        message: `The request's body is too large; at most ${String(maxBodyBytes / 1_024)} KiB are allowed.`,
      });
    },
  });

  const receive = async (c: AppContext): Promise<Submission> => {
    const parse = selectParser(c.req.header('content-type'), c.req.header('content-encoding'));
    let body = new ArrayBuffer();
    const read = async () => {
      body = await c.req.arrayBuffer();
    };
    try {
      await withTimeout(c, async () => {
        await withLimit(c, read);
      });
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      // The connection was closed: nobody reads the response.
      throw new HTTPException(400, { message: 'The body is not complete.' });
    }
    return parse(body);
  };

  const refuse = async (c: AppContext, error: unknown, submission?: Submission) => {
    if (!(error instanceof HTTPException))
      log(`A request failed inside the inbox: ${describeError(error as Error)}`);
    const { status, message } =
      error instanceof HTTPException
        ? error
        : ({ status: 500, message: 'The inbox failed to respond.' } as const);
    if (prefersJson(c)) return c.json({ error: message, email: company.email }, status);
    return c.html(await refusalPage({ status, message, submission }, siteUrl), status);
  };

  const post = async (c: AppContext) => {
    const { retryAfter, count } = await limitRate(c.env.incoming);
    if (!isAllowedOrigin(c.env.incoming.headers, origins))
      throw new HTTPException(403, {
        message: 'The request is from another site; allowed are the forms of this one.',
      });
    if (retryAfter > 0) {
      c.header('Retry-After', String(retryAfter));
      const message = `Too many messages; try again in ${String(retryAfter)} seconds.`;
      // A person who is a little over the limit, without JavaScript, gets the text back. A flood is not read.
      const isRead = !prefersJson(c) && count <= 2 * settings.postsPerAddress;
      const submission = isRead ? await receive(c).catch(() => undefined) : undefined;
      return refuse(c, new HTTPException(429, { message }), submission);
    }

    const submission = await receive(c);
    const errors = validateForm(submission.definition, submission.values);
    if (Object.keys(errors).length > 0) {
      if (prefersJson(c)) return c.json({ errors }, 422);
      return c.html(await formPage(submission, errors, siteUrl), 422);
    }

    try {
      const inquiry = createInquiry(submission, new Date());
      const { id: reference, isNew } = await useStore(c, () => store.add(inquiry, channels));
      if (isNew) onStored();
      if (prefersJson(c)) return c.json({ ok: true, reference });
      return c.redirect(`${confirmationPath}?reference=${reference}`, 303);
    } catch (error) {
      return refuse(c, error, submission);
    }
  };

  const confirm = async (c: AppContext) => {
    const id = parseReference(c.req.query('reference') ?? '');
    const inquiry = id === undefined ? undefined : await useStore(c, () => store.get(id));
    if (!inquiry) throw new HTTPException(404, { message: 'The reference has 16 letters and digits.' });
    return c.html(await confirmationPage(inquiry, siteUrl));
  };

  /** Responds to other methods of a path. */
  const otherMethods = (allow: string) => (c: AppContext) => {
    c.header('Allow', allow);
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    throw new HTTPException(405, { message: `The method is not allowed here; allowed are ${allow}.` });
  };

  const app: App = new Hono();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    await next();
  });
  if (origins.length > 0)
    app.use(
      inboxPath,
      cors({ origin: [...origins], allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 }),
    );
  app.post(inboxPath, post);
  app.all(inboxPath, otherMethods('POST, OPTIONS'));
  app.get(confirmationPath, confirm);
  app.all(confirmationPath, otherMethods('GET, HEAD, OPTIONS'));
  // Of the inbox alone: our server has its own.
  app.get('/healthz', (c) =>
    store.counts().then(
      () => c.text('ok\n'),
      () => c.text('The database cannot be used.\n', 503),
    ),
  );
  app.notFound((c) => refuse(c, new HTTPException(404, { message: 'There is no such page.' })));
  app.onError((error, c) => refuse(c, error));
  return app;
}
