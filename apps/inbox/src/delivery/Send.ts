import type { NewInquiry } from '../store/Inquiry.ts';

/**
 * Passes an inquiry on and resolves once the other server has accepted it; rejects with `DeliveryError`. Ends early if
 * `signal` is aborted; whether the inquiry has been accepted is then unknown.
 */
export type Send = (inquiry: NewInquiry, signal: AbortSignal) => Promise<void>;
