import type { IncomingMessage } from 'node:http';

/** Most that is discarded of a body that was refused, in bytes. */
const maxBytes = 1_048_576;

/**
 * Discards what a client still sends after its request was answered, so that it can read the response: closing the
 * connection with unread data would reset it. Closes it after 1 MiB, or after some time.
 * @param limit in milliseconds
 */
export function discardRest(request: IncomingMessage, limit: number): void {
  if (request.readableEnded || request.destroyed) return;
  let length = 0;
  const close = () => {
    request.socket.destroy();
  };
  const timer = setTimeout(close, limit);
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxBytes) close();
  });
  const done = () => {
    clearTimeout(timer);
  };
  request.on('end', done).on('close', done);
  request.resume();
}
