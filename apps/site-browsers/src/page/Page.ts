import type { EngineWindow } from '../engines/Engine';
import type { TestServer } from '../server/TestServer';
import { bundleQueries } from './bundleQueries';
import { keyCode } from './keys';
import type * as queries from './queries';
import { Target } from './Target';

declare global {
  var __queries: typeof queries;
}

/** Milliseconds in which a condition of a test must become true. */
const conditionLimit = 30_000;

/** A page in any of the engines, in terms of roles and names. */
export class Page {
  readonly window: EngineWindow;
  readonly #server: TestServer;

  constructor(window: EngineWindow, server: TestServer) {
    this.window = window;
    this.#server = server;
  }

  /** Console messages, uncaught errors and policy violations so far, of the browser or of the script of the test server. */
  get messages(): readonly string[] {
    return [...(this.window.messages ?? []), ...this.#server.messages];
  }

  /** Opens a path and waits until the document has loaded. */
  async goto(path: string): Promise<void> {
    await this.window.goto(this.#server.origin + path);
  }

  /** Opens a path and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until('the page is hydrated', () => document.documentElement.hasAttribute('data-hydrated'));
  }

  /** Calls a function in the page. It can use `__queries`, and nothing else from outside itself. */
  async evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const declaration = call.toString();
    if (declaration.includes('__queries')) {
      const isDefined = await this.window.evaluate('() => globalThis.__queries !== undefined', []);
      if (isDefined !== true) await this.window.evaluate(await bundleQueries(), []);
    }
    return (await this.window.evaluate(declaration, args)) as Result;
  }

  /** Waits until a function in the page returns true. @throws {Error} with the description after 30 s */
  async until<Args extends readonly unknown[]>(
    description: string,
    condition: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await this.untilCall(description, async () => this.evaluate(condition, ...args));
  }

  /** Waits until a function of the test returns true. @throws {Error} with the description after 30 s */
  async untilCall(description: string, condition: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + conditionLimit;
    let lastError: unknown = 'no error';
    for (;;) {
      try {
        if (await condition()) return;
        lastError = 'no error';
      } catch (error) {
        // A page change ends what runs in the old document.
        lastError = error;
      }
      if (Date.now() > deadline)
        throw new Error(
          `Within ${String(conditionLimit / 1000)} s, not true: ${description} (${String(lastError)})`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  role(role: string, name?: string | RegExp): Target {
    return new Target(this, []).role(role, name);
  }

  css(selector: string, text?: string): Target {
    return new Target(this, []).css(selector, text);
  }

  /** Presses keys one after the other: 'Tab', 'Enter', 'Shift+Tab' or a character. */
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      const values = name === '+' ? ['+'] : name.split('+').map(keyCode);
      await this.window.perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...values.map((value) => ({ type: 'keyDown' as const, value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
        ],
      });
    }
  }

  /** Types a text into the focused element. */
  async type(text: string): Promise<void> {
    await this.window.perform({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown' as const, value: keyCode(value) },
        { type: 'keyUp' as const, value: keyCode(value) },
      ]),
    });
  }

  /** Moves the mouse to a point of the viewport, in CSS pixels, and presses its button there if told so. */
  async mouse(x: number, y: number, click = false): Promise<void> {
    await this.window.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        ...(click
          ? ([
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ] as const)
          : []),
      ],
    });
  }

  async path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash);
  }

  /** Waits until the address has a path (with its fragment). */
  async atPath(path: string): Promise<void> {
    await this.until(
      `the path is ${path}`,
      (expected) => location.pathname + location.hash === expected,
      path,
    );
  }

  async atTitle(title: string): Promise<void> {
    await this.until(`the title is ${title}`, (expected) => document.title === expected, title);
  }

  /** Waits for two painted frames. */
  async frames(): Promise<void> {
    await this.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
  }
}
