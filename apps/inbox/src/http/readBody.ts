import type { IncomingMessage } from 'node:http';
import { RefusedError } from './RefusedError.ts';

export interface BodyLimits {
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** Time in which the whole body must be received, in milliseconds. */
  readonly timeout: number;
}

/** The connection was closed before the body was complete: nobody reads the response. */
export class BodyAbortedError extends Error {
  override readonly name = 'BodyAbortedError';
}

function tooLarge(maxBytes: number): RefusedError {
  return new RefusedError(
    413,
    `The request's body is too large; at most ${String(maxBytes / 1_024)} KiB are allowed.`,
  );
}

/**
 * Reads the body of a request. It has a time-out of its own, because those of the server may be longer, and a limit that
 * applies to chunked bodies, too. After a refusal, the rest of the body is left unread.
 * @throws {RefusedError} with status 413 or 408
 * @throws {BodyAbortedError} if the connection is closed before the end of the body
 */
export function readBody(request: IncomingMessage, { maxBytes, timeout }: BodyLimits): Promise<Buffer> {
  // Node may have ended the stream already, if there is no body.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  if (Number(request.headers['content-length']) > maxBytes) return Promise.reject(tooLarge(maxBytes));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const stop = () => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      request.pause();
    };
    const fail = (error: Error) => {
      stop();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > maxBytes) fail(tooLarge(maxBytes));
    };
    const onEnd = () => {
      stop();
      resolve(Buffer.concat(chunks, length));
    };
    const onClose = () => {
      fail(new BodyAbortedError());
    };
    const timer = setTimeout(() => {
      fail(
        new RefusedError(
          408,
          `The request's body was not complete after ${String(timeout / 1_000)} seconds.`,
          { Connection: 'close' },
        ),
      );
    }, timeout);
    request.on('data', onData).on('end', onEnd).on('close', onClose);
    if (request.destroyed) onClose();
  });
}
