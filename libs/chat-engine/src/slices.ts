/** An `AbortSignal`, or anything else that throws once it is aborted. */
export interface AbortSignalLike {
  throwIfAborted(): void;
}

/** How work is divided. */
export interface SliceOptions {
  /**
   * Returns a promise that is fulfilled in a later task, after other events were handled. Called between slices.
   *
   * @default `scheduler.yield` where it exists, otherwise a `MessageChannel`
   */
  readonly nextTask?: () => PromiseLike<unknown>;
  /** Ends the work between two slices: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Number of steps after which a slice ends. A step takes about 10 ns, and a row at least one. */
export const sliceSteps = 16_384;

// Parts of the platform, which the types of the language do not include.
interface Platform {
  readonly scheduler?: { yield?(): Promise<void> };
}
declare const MessageChannel: new () => {
  readonly port1: { onmessage: (() => void) | null; close(): void };
  readonly port2: { postMessage(message: unknown): void };
};

const defaultNextTask = () =>
  (globalThis as unknown as Platform).scheduler?.yield?.() ??
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // An open port would keep a process of Node running.
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(0);
  });

/**
 * Returns a function that counts steps and, if the slice is over, returns a promise that is fulfilled in the next one. A
 * promise for each row would be garbage.
 *
 * The first slice ends at once, because the caller's task may be long already. The next ones grow, because code that is not
 * compiled yet is slow.
 *
 * @throws the signal's reason, once it is aborted
 */
export function createSlices({ nextTask = defaultNextTask, signal }: SliceOptions) {
  let left = 0;
  let most = 512;
  return (steps: number): true | PromiseLike<void> =>
    (left -= steps) > 0 ||
    ((left = most += most < sliceSteps ? most : 0), nextTask().then(() => signal?.throwIfAborted()));
}
