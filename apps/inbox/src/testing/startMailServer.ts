import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

interface Received {
  readonly step: 'connection' | 'AUTH' | 'MAIL' | 'RCPT' | 'message';
  /** Number of the connection, from 1. */
  readonly connection: number;
}

/**
 * Starts an SMTP server that fails on request: `answer` returns a reply to refuse a step, such as '450 4.2.0 Greylisted',
 * 'silence', or nothing to accept it.
 */
export async function startMailServer(
  answer: (received: Received) => string | undefined = () => undefined,
  options: SMTPServerOptions = { hideSTARTTLS: true },
) {
  const messages: string[] = [];
  const passwords: unknown[] = [];
  let connections = 0;
  const reply = (step: Received['step'], done: (error?: Error | null) => void) => {
    const refusal = answer({ step, connection: connections });
    if (refusal === undefined) done();
    else if (refusal !== 'silence')
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onConnect: (_session, done) => {
      connections++;
      reply('connection', done);
    },
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      reply('AUTH', (error) => {
        done(error, { user: 'site' });
      });
    },
    onMailFrom: (_address, _session, done) => {
      reply('MAIL', done);
    },
    onRcptTo: (_address, _session, done) => {
      reply('RCPT', done);
    },
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        messages.push(message);
        reply('message', done);
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    /** Complete messages that were received, accepted or not. */
    messages,
    passwords,
    connections: () => connections,
    url: `smtp://127.0.0.1:${String(port)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
