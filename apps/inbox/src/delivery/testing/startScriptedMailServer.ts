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

/**
 * Starts an SMTP server that fails as a test says. `answer` gets each step with the number of its connection, from 1: it
 * returns a reply, such as `usualReply`, or nothing to be silent.
 */
export async function startScriptedMailServer(
  answer: (options: {
    readonly step: Step;
    readonly connection: number;
    readonly socket: Socket;
    readonly usualReply: string;
  }) => string | undefined,
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
        if (inMessage) {
          messages.push(part);
          inMessage = false;
          reply('message');
        } else {
          const step = part.slice(0, 4).toUpperCase() as Step;
          inMessage = step === 'DATA';
          reply(step);
        }
      }
    });
    reply('connection');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Complete messages that were received, accepted or not. */
    messages,
    connections: () => connections,
    url: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
