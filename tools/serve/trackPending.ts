import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Wraps a listener that answers later, so that a stop can wait for it. Pages and files are answered at once and are not
 * tracked: whether they are sent is known by the connection.
 */
export function trackPending(listener: Listener): {
  readonly listener: Listener;
  /** Returns whether a request of a connection is not answered yet. */
  readonly isPending: (socket: Socket) => boolean;
} {
  /** Number of requests, by connection: pipelined ones are passed on at once. */
  const counts = new WeakMap<Socket, number>();
  const add = (socket: Socket, change: number) => counts.set(socket, (counts.get(socket) ?? 0) + change);
  return {
    listener: (request, response) => {
      const { socket } = request;
      add(socket, 1);
      response.on('close', () => {
        add(socket, -1);
      });
      listener(request, response);
    },
    isPending: (socket) => (counts.get(socket) ?? 0) > 0,
  };
}
