import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { Server } from 'node:http';

/** Time between two looks at the open connections, in milliseconds. */
const interval = 50;

/**
 * Prepares a server that is not listening yet for a stop without cut responses. Returns a function that stops listening,
 * closes each connection once its requests are answered and its responses are sent, and closes the others after `limit`
 * milliseconds; it resolves when all are closed.
 * @param isPending returns whether a request of a connection is not answered yet
 */
export function createDrain(
  server: Server,
  isPending: (socket: Socket) => boolean,
): (limit: number) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });

  return (limit) =>
    new Promise((resolve) => {
      const closeAnswered = () => {
        for (const socket of open)
          if (socket.writableLength === 0 && !isPending(socket)) socket.destroySoon();
      };
      const ticker = setInterval(closeAnswered, interval);
      const timer = setTimeout(() => {
        for (const socket of open) socket.destroy();
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
