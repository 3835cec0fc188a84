import type { Channel, NewInquiry, StoredInquiry } from './Inquiry.ts';

/** A delivery that this process has claimed: until the claim expires, no other process attempts it. */
export interface ClaimedDelivery {
  readonly inquiry: NewInquiry;
  readonly channel: Channel;
  /** Number of attempts before this one. */
  readonly attempts: number;
}

/** Result of an attempt to deliver. */
export type Settlement =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly nextAttemptAt: Date; readonly error: string }
  | { readonly state: 'dead'; readonly error: string };

/** Numbers of inquiries and deliveries by state. */
export interface StoreCounts {
  readonly inquiries: number;
  /** Inquiries that look automated. */
  readonly suspected: number;
  /** Deliveries that are due or will be. */
  readonly waiting: number;
  /** Deliveries that are not attempted any more. */
  readonly dead: number;
}

/**
 * Stores inquiries and their deliveries (transactional outbox). Two implementations, SQLite and PostgreSQL, pass the same
 * tests (`testing/contract.ts`). Every method rejects with `StoreUnavailableError` if the database cannot be used; a later call
 * can succeed.
 */
export interface Store {
  /**
   * Stores an inquiry and one waiting delivery for each channel in one transaction, and resolves once it is on disk. An
   * inquiry with the idempotency key of a stored one is not stored again; `id` is then that of the stored one. An inquiry
   * with a suspicion gets no deliveries. Values are returned exactly as they were added, lone surrogates and NUL included.
   * New deliveries, here and in the other methods, are due since the inquiry was received.
   */
  add(
    inquiry: NewInquiry,
    channels: readonly Channel[],
  ): Promise<{ readonly id: string; readonly isNew: boolean }>;
  get(id: string): Promise<StoredInquiry | undefined>;
  /** Iterates over all inquiries, newest first. */
  list(): AsyncIterable<StoredInquiry>;
  /** Deletes an inquiry and its deliveries; resolves to whether it existed. */
  delete(id: string): Promise<boolean>;
  /** Deletes inquiries received before a time, and their deliveries; resolves to their number. */
  purge(receivedBefore: Date): Promise<number>;
  /**
   * Adds waiting deliveries for inquiries that have none and no suspicion: those that were received while no channel was
   * configured. Resolves to the number of inquiries.
   */
  enqueue(channels: readonly Channel[]): Promise<number>;
  /** Removes the suspicion of an inquiry and adds waiting deliveries; resolves to whether it had one. */
  release(id: string, channels: readonly Channel[]): Promise<boolean>;
  /**
   * Claims up to `limit` waiting deliveries on these channels that are due at `now`, the longest due first. A claim ends
   * with `settle`, or at `until`, when the process that had it has probably ended.
   */
  claim(options: {
    readonly channels: readonly Channel[];
    readonly now: Date;
    readonly until: Date;
    readonly limit: number;
  }): Promise<readonly ClaimedDelivery[]>;
  /**
   * Counts the attempt, records its result and ends the claim. Does nothing if the inquiry has been deleted or is delivered
   * already, as it can be after a claim has expired.
   */
  settle(id: string, channel: Channel, settlement: Settlement): Promise<void>;
  /** Makes all dead deliveries of an inquiry due now, with no attempts; resolves to their number. */
  retry(id: string): Promise<number>;
  counts(): Promise<StoreCounts>;
  close(): Promise<void>;
}
