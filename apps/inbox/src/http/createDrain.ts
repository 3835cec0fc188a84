import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time between two looks at the open connections, in milliseconds. */
const interval = 50;

/**
 * Prepares a server that handles `checkContinue`, and is not listening yet, for a stop without cut responses. Returns a
 * function that stops listening and lets running requests end; it closes the connections that are left after `limit`
 * milliseconds, and resolves when all are closed.
 */
export function createDrain(server: Server): (limit: number) => Promise<void> {
  /** Number of unanswered requests by connection. */
  const open = new Map<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = open.get(socket);
    if (count !== undefined) open.set(socket, count + by);
  };
  server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.on('close', () => open.delete(socket));
  });
  const countRequest = ({ socket }: IncomingMessage, response: ServerResponse) => {
    change(socket, 1);
    response.on('close', () => {
      change(socket, -1);
    });
  };
  server.prependListener('request', countRequest);
  server.prependListener('checkContinue', countRequest);

  return (limit) =>
    new Promise((resolve) => {
      const closeIdle = () => {
        for (const [socket, requests] of open) if (requests === 0) socket.destroySoon();
      };
      const ticker = setInterval(closeIdle, interval);
      const timer = setTimeout(() => {
        for (const socket of open.keys()) socket.destroy();
      }, limit);
      server.close(() => {
        clearInterval(ticker);
        clearTimeout(timer);
        resolve();
      });
      closeIdle();
    });
}
