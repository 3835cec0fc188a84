import type { BidiConnection } from './BidiConnection';
import { jsonCall } from './Engine';
import type { EngineWindow, WindowSettings } from './Engine';

interface LogEntry {
  readonly type: string;
  readonly level: string;
  readonly text: string | null;
  readonly method?: string;
  readonly source: { readonly context?: string };
}

interface EvaluateResult {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox does not report policy violations as log entries. */
const reportViolations = `() => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error('policy violation: ' + effectiveDirective + ' blocked ' + blockedURI);
  });
}`;

/** Opens a tab whose storage no other tab has. */
export async function openFirefoxWindow(
  connection: BidiConnection,
  { width, height }: WindowSettings,
): Promise<EngineWindow> {
  const { userContext } = await connection.send<{ readonly userContext: string }>(
    'browser.createUserContext',
    {},
  );
  const { context } = await connection.send<{ readonly context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const messages: string[] = [];
  const unsubscribe = connection.on<LogEntry>('log.entryAdded', ({ type, level, text, method, source }) => {
    if (source.context !== context) return;
    messages.push(`${type === 'javascript' ? 'page error' : (method ?? level)}: ${text ?? ''}`);
  });
  await connection.send('script.addPreloadScript', {
    functionDeclaration: reportViolations,
    contexts: [context],
  });
  const resize = async (newWidth: number, newHeight: number) => {
    await connection.send('browsingContext.setViewport', {
      context,
      viewport: { width: newWidth, height: newHeight },
    });
  };
  await resize(width, height);
  return {
    messages,
    resize,
    async goto(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(declaration, args) {
      const { type, result, exceptionDetails } = await connection.send<EvaluateResult>(
        'script.callFunction',
        {
          functionDeclaration: jsonCall(declaration),
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          awaitPromise: true,
          target: { context },
        },
      );
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'exception in the page');
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    async perform(source) {
      await connection.send('input.performActions', { context, actions: [source] });
    },
    async back() {
      await connection.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async reload() {
      await connection.send('browsingContext.reload', { context, wait: 'complete' });
    },
    async screenshot() {
      const { data } = await connection.send<{ readonly data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      unsubscribe();
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}
