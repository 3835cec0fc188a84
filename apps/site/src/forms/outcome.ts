import type { FieldErrors } from '@keystrand/content';

/** Why a form was not sent, or why it is unknown whether it was. */
export type FailureReason =
  /** Looked automated; held, not sent. */
  | 'automated'
  /** The device is offline; not sent. */
  | 'offline'
  /** The connection failed; it is unknown whether the message arrived. */
  | 'unreachable'
  /** No response before the time-out; it is unknown whether the message arrived. */
  | 'timeout'
  /** The endpoint rejected the message (status 4xx, or 2xx with `ok` or `success` false). */
  | 'refused'
  /** Rate-limited (status 429). */
  | 'busy'
  /** The endpoint failed (status 5xx). */
  | 'server';

/** Result of a submission. */
export type Outcome =
  | {
      readonly kind: 'sent';
      /** Reference of the inquiry, as people read it; undefined if the endpoint gave none. */
      readonly reference?: string | undefined;
    }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed'; readonly reason: FailureReason };
