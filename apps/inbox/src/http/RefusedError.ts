/** Statuses with which a request is refused. With 500 it is not certain, with the others it is, that nothing was stored. */
export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 503;

/** A request is refused. The message, for the sender, says what was wrong and what is allowed. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: RefusalStatus;
  /** Further headers of the response. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: RefusalStatus, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}
