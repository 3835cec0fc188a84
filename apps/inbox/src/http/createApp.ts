import { company, validateForm } from '@keystrand/content';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { cors } from 'hono/cors';
import type { Log } from '../Log.ts';
import { parseReference } from '../reference/parseReference.ts';
import type { InboxSettings } from '../settings/InboxSettings.ts';
import type { Channel } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { StoreUnavailableError } from '../store/StoreUnavailableError.ts';
import { createClientNetwork } from './clientNetwork.ts';
import { createInquiry } from './createInquiry.ts';
import { createRateLimit } from './createRateLimit.ts';
import { confirmationPath, formPath } from './formPath.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import { refusalTexts } from './pages/refusalTexts.ts';
import { renderConfirmation } from './pages/renderConfirmation.ts';
import { renderInvalidForm } from './pages/renderInvalidForm.ts';
import type { Html } from './pages/renderPage.ts';
import { renderRefusal } from './pages/renderRefusal.ts';
import { renderUnsentForm } from './pages/renderUnsentForm.ts';
import { selectParser } from './parseBody.ts';
import { BodyAbortedError, readBody } from './readBody.ts';
import { readSubmission } from './readSubmission.ts';
import type { Submission } from './readSubmission.ts';
import { RefusedError } from './RefusedError.ts';
import { securityHeaders } from './securityHeaders.ts';

type AppContext = Context<{ Bindings: HttpBindings }>;

export interface AppOptions {
  readonly settings: Pick<
    InboxSettings,
    'origins' | 'siteUrl' | 'trustedProxies' | 'postsPerAddress' | 'posts'
  >;
  readonly store: Store;
  /** Channels on which new inquiries are delivered. */
  readonly channels: readonly Channel[];
  readonly log: Log;
  /** Called when an inquiry has been stored that was not stored before. */
  readonly onStored?: () => void;
  /** Time in which a body must be received, in milliseconds; default: 10,000. */
  readonly bodyTimeout?: number;
  readonly now?: () => Date;
}

/** Largest body: six times the longest form, with room for URL encoding, in bytes. */
const maxBodyBytes = 128 * 1_024;

/** Seconds after which a client is asked to try again while the database cannot be used. */
const retryAfterFault = 60;

const jsonType = 'application/json';

/**
 * Returns whether the response is JSON: for scripts, which ask for it. Others get pages. A client that names neither gets
 * the format that it sends.
 */
function prefersJson(c: AppContext): boolean {
  const sendsJson = c.req.header('content-type')?.toLowerCase().startsWith(jsonType) === true;
  return (
    accepts(c, {
      header: 'Accept',
      supports: ['text/html', jsonType],
      default: sendsJson ? jsonType : 'text/html',
    }) === jsonType
  );
}

/** Describes an error by its class and where it was thrown: its message could contain what a visitor entered. */
function describeError(error: Error): string {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join('\n');
}

/** Creates the web application: forms are posted to `formPath`, and confirmed at `confirmationPath`. */
export function createApp({
  settings,
  store,
  channels,
  log,
  onStored = () => {},
  bodyTimeout = 10_000,
  now = () => new Date(),
}: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const { siteUrl, origins } = settings;
  const networkOf = createClientNetwork(settings.trustedProxies);
  const limitRate = createRateLimit(settings);
  let fault: string | undefined;

  /** Calls the store, and logs when it becomes unavailable or available again. */
  const useStore = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call();
      if (fault !== undefined) log('The inbox can store inquiries again.');
      fault = undefined;
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      if (fault !== error.fault)
        log(`The inbox cannot store inquiries, and answers with status 503: ${error.message}`);
      fault = error.fault;
      throw new RefusedError(503, 'The database cannot be used at present.', {
        'Retry-After': String(retryAfterFault),
      });
    }
  };

  const refuse = async (c: AppContext, error: RefusedError, submission?: Submission) => {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    if (prefersJson(c)) return c.json({ error: error.message, email: company.email }, error.status);
    const page: Html = submission
      ? renderUnsentForm(submission, refusalTexts[error.status], siteUrl)
      : renderRefusal(error, siteUrl);
    return c.html(await page, error.status);
  };

  /** Returns the refusal for any error; one that is not expected is logged. */
  const toRefusal = (error: unknown): RefusedError => {
    if (error instanceof RefusedError) return error;
    log(`A request failed inside the inbox: ${describeError(error as Error)}`);
    return new RefusedError(500, 'The inbox failed to answer.');
  };

  const receive = async (c: AppContext): Promise<Submission> => {
    const { incoming, outgoing } = c.env;
    const parse = selectParser(incoming.headers['content-type'], incoming.headers['content-encoding']);
    // Servers that handle the event `checkContinue` leave this to the application. HTTP/1.0 has no status 100 (RFC 9110,
    // section 10.1.1).
    if (incoming.headers.expect?.toLowerCase() === '100-continue' && incoming.httpVersionMinor === 1)
      (outgoing as { writeContinue?(): void }).writeContinue?.();
    const body = await readBody(incoming, { maxBytes: maxBodyBytes, timeout: bodyTimeout });
    return readSubmission(parse(body));
  };

  const post = async (c: AppContext) => {
    const { retryAfter, count } = await limitRate(networkOf(c.env.incoming));
    if (!isAllowedOrigin(c.env.incoming.headers, origins))
      throw new RefusedError(403, 'The request comes from another site; allowed are the forms of this one.');
    if (retryAfter > 0) {
      const error = new RefusedError(429, `Too many messages; try again in ${String(retryAfter)} seconds.`, {
        'Retry-After': String(retryAfter),
      });
      // A person who is a little over the limit, without JavaScript, gets the text back. A flood is not read.
      if (prefersJson(c) || count > 2 * settings.postsPerAddress) throw error;
      return refuse(c, error, await receive(c).catch(() => undefined));
    }

    const submission = await receive(c);
    const { definition, values } = submission;
    const errors = validateForm(definition, values);
    if (Object.keys(errors).length > 0) {
      if (prefersJson(c)) return c.json({ errors }, 422);
      return c.html(await renderInvalidForm(submission, errors, siteUrl), 422);
    }

    let reference: string;
    try {
      const { id, isNew } = await useStore(() => store.add(createInquiry(submission, now()), channels));
      if (isNew) onStored();
      reference = id;
    } catch (error) {
      return refuse(c, toRefusal(error), submission);
    }
    if (prefersJson(c)) return c.json({ ok: true, reference });
    return c.redirect(`${confirmationPath}?reference=${reference}`, 303);
  };

  const confirm = async (c: AppContext) => {
    const reference = parseReference(c.req.query('reference') ?? '');
    const inquiry = reference === undefined ? undefined : await useStore(() => store.get(reference));
    if (!inquiry) throw new RefusedError(404, 'The reference has 16 letters and digits.');
    return c.html(await renderConfirmation(inquiry, siteUrl));
  };

  /** Answers other methods of a path: OPTIONS, and those that are not allowed. */
  const otherMethods = (allow: string) => (c: AppContext) => {
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
    throw new RefusedError(405, `The method is not allowed here; allowed are ${allow}.`, { Allow: allow });
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value);
    await next();
  });
  if (origins.length > 0)
    app.use(
      formPath,
      cors({ origin: [...origins], allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 }),
    );
  app.post(formPath, post);
  app.all(formPath, otherMethods('POST, OPTIONS'));
  app.get(confirmationPath, confirm);
  app.all(confirmationPath, otherMethods('GET, HEAD, OPTIONS'));
  app.notFound((c) => refuse(c, new RefusedError(404, 'There is no such page.')));
  app.onError((error, c) => {
    if (error instanceof BodyAbortedError) return c.body(null, 400);
    return refuse(c, toRefusal(error));
  });
  return app;
}
