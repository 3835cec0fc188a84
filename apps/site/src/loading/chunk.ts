/** Limit for every chunk of code, data or styles, in milliseconds (docs/requirements.md, section 9.2). */
export const chunkTimeout = 120_000;

/** Code, data or styles failed to load or timed out. `PageError` shows the message to the visitor. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly timedOut: boolean;

  /** @param what the part that is missing, such as `data of /blog` */
  constructor(what: string, timedOut: boolean, cause?: unknown) {
    super(
      timedOut
        ? `The ${what} did not arrive within ${String(chunkTimeout / 1000)} seconds.`
        : `The ${what} could not be loaded.`,
      { cause },
    );
    this.timedOut = timedOut;
  }
}

/**
 * Settles as the promise does, within the limit. It does not cancel the operation behind the promise.
 * @param limit a shorter one where something else takes over, in milliseconds
 * @throws {ChunkLoadError} naming `what`, if the promise rejects or is late
 */
export async function inTime<Value>(
  what: string,
  promise: Promise<Value>,
  limit = chunkTimeout,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(what, true));
    }, limit);
  });
  try {
    return await Promise.race([promise, timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(what, false, error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a function that loads a chunk once, within the limit. After a failure the next call loads it again.
 * @param what names the chunk in the error
 */
// @__NO_SIDE_EFFECTS__
export function chunk<Module>(what: string, load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= inTime(what, load()).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
