import type { NewInquiry } from '../store/Inquiry.ts';

export interface Failure {
  /** Is stored and logged: it contains no personal data, so no text of the other server either. */
  readonly reason: string;
  /** Whether every further attempt would fail in the same way. */
  readonly isPermanent: boolean;
}

/**
 * Passes an inquiry on; resolves to nothing once the other server has accepted it. Ends early if `signal` is aborted; whether
 * the inquiry has been accepted is then unknown.
 */
export type Send = (inquiry: NewInquiry, signal: AbortSignal) => Promise<Failure | undefined>;
