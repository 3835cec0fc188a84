import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type Step = 'connection' | 'AUTH' | 'MAIL' | 'RCPT' | 'message';

/**
 * Starts an SMTP server, which is closed after the test. `replies` refuse a step, such as '450 4.2.0 Greylisted', or are
 * 'silence'.
 */
export async function startMailServer(replies: Partial<Record<Step, string>> = {}) {
  const messages: string[] = [];
  const passwords: unknown[] = [];
  const steps: Step[] = [];
  const user = { user: 'site' };
  const reply = (step: Step, done: (error: Error | null, user: { user: string }) => void) => {
    steps.push(step);
    const refusal = replies[step];
    const responseCode = Number(refusal?.slice(0, 3));
    if (refusal === undefined) done(null, user);
    else if (refusal !== 'silence') done(Object.assign(new Error(refusal.slice(4)), { responseCode }), user);
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onConnect: (_session, done) => reply('connection', done),
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      reply('AUTH', done);
    },
    onMailFrom: (_address, _session, done) => reply('MAIL', done),
    onRcptTo: (_address, _session, done) => reply('RCPT', done),
    onData: async (stream, _session, done) => {
      messages.push(await text(stream));
      reply('message', (error) => done(error));
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { messages, passwords, steps, port, close };
}
