import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  /** Header and text as they were sent. */
  readonly source: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Whether the connection was encrypted. */
  readonly secure: boolean;
}

/** Starts an SMTP server on this machine that accepts all mail; `options` change it. `port` 0 chooses a free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // No warning about its certificate, which is for tests only.
    logger: false,
    closeTimeout: 10,
    disableReverseLookup: true,
    onData(stream, session, done) {
      void text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          source,
          messageId: /^Message-ID: (.*)\r$/im.exec(source)?.[1] ?? '',
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // Connections that the tests break.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: boundPort } = server.server.address() as AddressInfo;
  return {
    mails,
    port: boundPort,
    url: `smtp://127.0.0.1:${String(boundPort)}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
