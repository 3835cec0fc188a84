import type { IncomingMessage, ServerResponse } from 'node:http';

/** What our server uses of the inbox (`apps/inbox/src/Inbox.ts`), which it loads as a built file. */
export interface MountedInbox {
  /** Path that forms are posted to; requests for it and for all paths below it are passed to the inbox. */
  readonly path: string;
  /**
   * Answers a request, and sends status 100 if the client waits for it (RFC 9110, section 10.1.1). Headers that are set on the
   * response already are sent unless it sets its own.
   */
  readonly listener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Resolves when inquiries can be stored; rejects if not. */
  check(): Promise<void>;
  /** Ends deliveries and closes the database. */
  close(): Promise<void>;
}
