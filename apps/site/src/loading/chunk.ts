/** Limit for every chunk of code, content or styles, in milliseconds (docs/requirements.md, section 9.2). */
export const chunkTimeout = 120_000;

/** Code or content failed to load or timed out. `PageError` shows the message to the visitor. */
export class ChunkLoadError extends Error {
  override readonly name: string = 'ChunkLoadError';
}

/** Only a new document can show the page at the path that is the message (docs/requirements.md, section 9.3). */
export class StaleBuildError extends ChunkLoadError {
  override readonly name = 'StaleBuildError';
}

/**
 * Settles as the promise does, within `limit` milliseconds. It does not cancel the operation behind the promise.
 * @param what names the missing part in the error, such as `page /blog`
 * @throws {ChunkLoadError} if the promise is late or rejects
 */
export function inTime<Value>(what: string, promise: Promise<Value>, limit = chunkTimeout) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const message = `The ${what} did not arrive within ${String(limit / 1000)} seconds.`;
  // Not cleared: a rejection after the other promise has settled has no effect.
  setTimeout(reject, limit, new ChunkLoadError(message));
  return Promise.race([promise, late]).catch((error: unknown) => {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(`The ${what} could not be loaded.`, { cause: error });
  });
}
