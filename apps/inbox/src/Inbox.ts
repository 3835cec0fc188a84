import type { IncomingMessage, ServerResponse } from 'node:http';

/** A running inbox: HTTP, store, delivery and purge. */
export interface Inbox {
  /** Paths equal to it, or below it, belong to the inbox. */
  readonly path: string;
  /** Answers a request for one of the inbox's paths; never throws. */
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when the database can be used; rejects with `StoreUnavailableError` if not. */
  check(): Promise<void>;
  /** Stops delivery and purge, and closes the database. Call it after the last response. */
  close(): Promise<void>;
}
