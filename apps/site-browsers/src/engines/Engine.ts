/** Settings of a window, which the browser reports to the page. */
export interface WindowSettings {
  /** Size of the viewport in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  /** Whether the scripts of pages run. Scripts of tests always run. */
  readonly script: boolean;
}

/** One input source of a sequence of actions, as in WebDriver's section 15.4 and in BiDi's `input.performActions`. */
export type InputSource = KeySource | PointerSource;

export interface KeySource {
  readonly type: 'key';
  readonly id: string;
  readonly actions: readonly { readonly type: 'keyDown' | 'keyUp'; readonly value: string }[];
}

export interface PointerSource {
  readonly type: 'pointer';
  readonly id: string;
  readonly parameters: { readonly pointerType: 'mouse' };
  readonly actions: readonly (
    | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
    | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  )[];
}

/** A window with storage of its own. */
export interface EngineWindow {
  /** Resolves when the document has loaded. */
  goto(url: string): Promise<void>;
  /** Calls a function in the page with JSON values and returns its result, which may be a promise of a JSON value. */
  evaluate(declaration: string, args: readonly unknown[]): Promise<unknown>;
  perform(source: InputSource): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Returns the viewport as PNG. */
  screenshot(): Promise<Buffer>;
  /**
   * Console messages, uncaught errors and policy violations since the window was opened. Without it, the pages report them
   * to the test server.
   */
  readonly messages?: readonly string[];
  close(): Promise<void>;
}

/** A browser that is controlled through a protocol. */
export interface Engine {
  /** Name and version. */
  readonly version: string;
  open(settings: WindowSettings): Promise<EngineWindow>;
  close(): Promise<void>;
}

/**
 * Wraps a function's source so that arguments and result are JSON, which every protocol transfers in the same way. A result
 * that is no promise is returned at once, because promises are not settled in Firefox where scripts are disabled.
 */
export function jsonCall(declaration: string): string {
  return `(json) => {
    const write = (value) => JSON.stringify(value) ?? 'null';
    const result = (${declaration})(...JSON.parse(json));
    return result instanceof Promise ? result.then(write) : write(result);
  }`;
}
