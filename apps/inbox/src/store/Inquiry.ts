import type { FormId } from '@keystrand/content';

export type Channel = 'mail' | 'webhook';

/** Why an inquiry looks automated (spam): text in the honeypot field, or a form filled in within two seconds. */
export type Suspicion = 'honeypot' | 'too-fast';

export interface NewInquiry {
  /** Reference that is shown to the visitor: 16 characters of Crockford's base 32, 80 random bits. */
  readonly id: string;
  readonly form: FormId;
  /** Trimmed values by field name, in the order of the form; fields without a value are absent. */
  readonly fields: Readonly<Record<string, string>>;
  readonly receivedAt: Date;
  /** SHA-256, in hexadecimal, of the form's submission key and content: the same inquiry sent again has the same key. */
  readonly idempotencyKey: string;
  /** Why the inquiry looks automated, or null. One that does is stored, but not delivered. */
  readonly suspicion: Suspicion | null;
}

export interface Delivery {
  readonly channel: Channel;
  /** `dead` is not attempted any more. */
  readonly state: 'waiting' | 'delivered' | 'dead';
  readonly attempts: number;
  /** When the next attempt is due; only while waiting. */
  readonly nextAttemptAt: Date | null;
  /** Message of the last failure, without personal data. */
  readonly lastError: string | null;
}

export interface StoredInquiry extends NewInquiry {
  readonly deliveries: readonly Delivery[];
}

export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly nextAttemptAt: Date; readonly lastError: string }
  | { readonly state: 'dead'; readonly lastError: string };

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
