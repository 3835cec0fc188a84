/**
 * A minimal client of the DevTools protocol that attaches to a tab. Chromium does not prerender while a client is attached
 * to the page itself, as Playwright is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly sessionId: string; readonly targetInfo: { readonly type: string } };
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** The documents of a tab: the visible one, and those that are prerendered. */
class DevToolsTab {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: Message) => void>();
  readonly #documents = new Set<string>();
  #sent = 0;
  #slowdown = 1;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      const { id, method, params } = message;
      if (id !== undefined) this.#pending.get(id)?.(message);
      else if (method === 'Target.attachedToTarget' && params)
        this.#attached(params.sessionId, params.targetInfo.type);
      else if (method === 'Target.detachedFromTarget' && params) this.#documents.delete(params.sessionId);
    });
  }

  #attached(session: string, type: string): void {
    if (type === 'page') {
      this.#documents.add(session);
      this.#slowDown(session).catch(() => undefined);
    }
    // Documents wait, so that the slowdown applies from the start.
    this.send('Runtime.runIfWaitingForDebugger', {}, session).catch(() => undefined);
  }

  #slowDown(session: string): Promise<unknown> {
    return this.send('Emulation.setCPUThrottlingRate', { rate: this.#slowdown }, session);
  }

  /**
   * Sends a command to the browser or to a session.
   *
   * @throws {Error} if the browser reports an error
   */
  async send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    this.#sent += 1;
    const id = this.#sent;
    const answered = new Promise<Message>((resolve) => this.#pending.set(id, resolve));
    this.#socket.send(
      JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }),
    );
    const { result = {}, error } = await answered;
    this.#pending.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Slows the documents of the tab down, also those that are prerendered later. */
  async setSlowdown(rate: number): Promise<void> {
    this.#slowdown = rate;
    for (const session of this.#documents) await this.#slowDown(session);
  }

  /** Evaluates an expression, and waits if it is a promise. */
  async evaluate(session: string, expression: string): Promise<unknown> {
    const { result } = (await this.send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    )) as { result: { value?: unknown } };
    return result.value;
  }

  /**
   * Returns the session of the visible document at a path when it is loaded, within 20 seconds.
   *
   * @throws {Error} if there is none
   */
  async documentAt(path: string): Promise<string> {
    const isLoaded = `location.pathname === '${path}' && document.readyState === 'complete' && !document.prerendering`;
    for (let attempt = 0; attempt < 200; attempt += 1) {
      for (const session of this.#documents) {
        // A document that is being replaced does not answer.
        const answer = this.evaluate(session, isLoaded).catch(() => false);
        if (await Promise.race([answer, sleep(1000, false)])) return session;
      }
      await sleep(100);
    }
    throw new Error(`No document was loaded at ${path}.`);
  }
}

/** Starts Chromium with an empty profile, and returns its tab and a function that ends it. */
export async function startBrowser(
  chromePath: string,
): Promise<{ readonly tab: DevToolsTab; readonly stop: () => void }> {
  const chrome = await launch({
    chromePath,
    logLevel: 'silent',
    startingUrl: 'about:blank',
    chromeFlags: [
      '--headless=new',
      '--window-size=1280,900',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const stop = () => {
    chrome.kill();
  };
  try {
    const version = await fetch(`http://127.0.0.1:${String(chrome.port)}/json/version`);
    const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => {
        reject(new Error(`No connection to ${webSocketDebuggerUrl}.`));
      });
    });
    const tab = new DevToolsTab(socket);
    const { targetInfos } = (await tab.send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
      targetInfos: { targetId: string; url: string }[];
    };
    const blank = targetInfos.find(({ url }) => url === 'about:blank');
    if (!blank) throw new Error('The browser has no empty tab.');
    const { sessionId } = (await tab.send('Target.attachToTarget', {
      targetId: blank.targetId,
      flatten: true,
    })) as { sessionId: string };
    await tab.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    );
    return { tab, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
