import type { NewInquiry } from '../store/Inquiry.ts';

/**
 * Passes an inquiry on and resolves once the other server has accepted it; rejects with `DeliveryError`. Ends early if
 * `signal` is aborted; whether the inquiry has been accepted is then unknown.
 */
export type Send = (inquiry: NewInquiry, signal: AbortSignal) => Promise<void>;

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
