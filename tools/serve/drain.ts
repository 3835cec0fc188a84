import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Time between two looks at the open connections, in milliseconds. */
const interval = 50;

/**
 * Prepares a server that is not listening yet, and has its request listener, for a stop without cut responses. Returns a function that stops listening,
 * closes each connection once all requests that it has received are answered and their responses are sent, and closes the
 * others after `limit` milliseconds; it resolves when all are closed.
 */
export function createDrain(server: Server): (limit: number) => Promise<void> {
  /** Number of requests that are not answered yet, by connection. */
  const pending = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    pending.set(socket, 0);
    socket.on('close', () => pending.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Pages and files are answered at once; whether they are sent is known by the connection.
    if (response.writableEnded) return;
    const count = (change: number) => {
      const number = pending.get(socket);
      if (number !== undefined) pending.set(socket, number + change);
    };
    count(1);
    response.on('close', () => {
      count(-1);
    });
  });

  return (limit) =>
    new Promise((resolve) => {
      const closeAnswered = () => {
        for (const [socket, requests] of pending)
          if (requests === 0 && socket.writableLength === 0) socket.destroySoon();
      };
      const ticker = setInterval(closeAnswered, interval);
      const timer = setTimeout(() => {
        for (const socket of pending.keys()) socket.destroy();
      }, limit);
      // The method of http.Server would destroy connections whose response is complete but not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearInterval(ticker);
        clearTimeout(timer);
        resolve();
      });
      closeAnswered();
    });
}
