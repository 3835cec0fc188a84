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
  /** Returns a handler, whose last argument is called with the reply. */
  const handle =
    (step: Step) =>
    (...args: readonly unknown[]) => {
      steps.push(step);
      const refusal = replies[step];
      const error = new Error(refusal?.slice(4));
      const reply = refusal && Object.assign(error, { responseCode: Number(refusal.slice(0, 3)) });
      if (refusal !== 'silence')
        (args.at(-1) as (reply: unknown, user: unknown) => void)(reply, { user: 'site' });
    };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onConnect: handle('connection'),
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      handle('AUTH')(done);
    },
    onMailFrom: handle('MAIL'),
    onRcptTo: handle('RCPT'),
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        messages.push(message);
        handle('message')((reply: Error) => {
          done(reply);
        });
      });
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
