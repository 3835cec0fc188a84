/** Time-out for the code, data and styles of a page, in milliseconds (docs/requirements.md, section 9.2). */
export const chunkTimeout = 120_000;

/** Code, data or styles of a page failed to load or timed out. `PageError` shows the message to the visitor. */
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
