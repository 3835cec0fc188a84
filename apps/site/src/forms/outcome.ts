import type { FieldErrors } from './validateForm';

/** Why a form was not taken, or why nobody knows whether it was. */
export type FailureReason =
  /** Looked automated; not sent. */
  | 'held'
  /** The device has no connection; not sent. */
  | 'offline'
  /** The connection failed; whether the message arrived is not known. */
  | 'unreachable'
  /** No answer within the limit; whether the message arrived is not known. */
  | 'timeout'
  /** The service answered that it does not take the message (status 4xx). */
  | 'refused'
  /** The service asks to wait (status 429). */
  | 'busy'
  /** The service failed (status 5xx). */
  | 'server';

/** What became of a form that was sent. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed'; readonly reason: FailureReason };
