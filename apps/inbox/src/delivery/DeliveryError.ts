/** An attempt to deliver failed. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether every further attempt would fail in the same way. */
  readonly permanent: boolean;

  /** `message` is stored and logged: it contains no personal data, so no text of the other server either. */
  constructor(message: string, options: { readonly permanent: boolean; readonly cause?: unknown }) {
    super(message, { cause: options.cause });
    this.permanent = options.permanent;
  }
}
