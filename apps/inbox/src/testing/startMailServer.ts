import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What a mail server replies to: a new connection, a command, or the end of a message. */
type Step = 'connection' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'message' | 'QUIT';

const replies: Readonly<Record<Step, string>> = {
  connection: '220 test',
  EHLO: '250 test',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go ahead',
  message: '250 Queued',
  QUIT: '221 Bye',
};

interface Received {
  readonly step: Step;
  /** Number of the connection, from 1. */
  readonly connection: number;
  readonly socket: Socket;
  readonly usualReply: string;
}

/**
 * Starts an SMTP server that fails as a test says: `answer` returns the reply to each step, such as `usualReply`, or nothing to
 * be silent.
 * @param port 0 chooses a free one
 */
export async function startMailServer(
  answer: (received: Received) => string | undefined = ({ usualReply }) => usualReply,
  port = 0,
) {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    const connection = ++connections;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const reply = (step: Step) => {
      const line = answer({ step, connection, socket, usualReply: replies[step] });
      if (line !== undefined && socket.writable) socket.write(`${line}\r\n`);
    };
    let received = '';
    let inMessage = false;
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      received += chunk;
      for (;;) {
        const end = received.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inMessage ? 5 : 2));
        const step = inMessage ? 'message' : (part.slice(0, 4).toUpperCase() as Step);
        if (inMessage) messages.push(part);
        inMessage = step === 'DATA';
        reply(step);
      }
    });
    reply('connection');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: boundPort } = server.address() as AddressInfo;
  return {
    /** Complete messages that were received, accepted or not. */
    messages,
    connections: () => connections,
    port: boundPort,
    url: `smtp://127.0.0.1:${String(boundPort)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await once(server.close(), 'close');
    },
  };
}
