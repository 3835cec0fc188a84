/** Milliseconds after which a page's code or data counts as not coming (specification, section 9). */
export const chunkTimeLimit = 120_000;

/** Code or data of a page did not arrive: refused, vanished with a deploy, or not there within the limit. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly what: string;
  readonly timedOut: boolean;

  constructor(what: string, timedOut: boolean, cause?: unknown) {
    super(
      timedOut
        ? `The ${what} did not arrive within ${String(chunkTimeLimit / 1000)} seconds.`
        : `The ${what} could not be loaded.`,
      { cause },
    );
    this.what = what;
    this.timedOut = timedOut;
  }
}

/**
 * What `promise` settles to, if it does so within `chunkTimeLimit`.
 * @throws {ChunkLoadError} naming `what` where it fails or takes longer
 */
export async function withTimeout<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new ChunkLoadError(what, true));
    }, chunkTimeLimit);
  });
  try {
    return await Promise.race([promise, limit]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(what, false, error);
  } finally {
    clearTimeout(timer);
  }
}
