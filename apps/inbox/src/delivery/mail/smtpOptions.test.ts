import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/startMailServer.ts';
import { smtpOptions } from './smtpOptions.ts';

let close = async () => {};
afterEach(() => close());

describe('smtpOptions', () => {
  it('requires STARTTLS and a valid certificate', () => {
    expect(smtpOptions('smtp://mail.example')).toEqual({
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTLS: true,
      tls: { rejectUnauthorized: true },
    });
  });

  it('uses TLS from the start for smtps:', () => {
    expect(smtpOptions('smtps://mail.example')).toEqual({
      host: 'mail.example',
      port: 465,
      secure: true,
      requireTLS: false,
      tls: { rejectUnauthorized: true },
    });
  });

  it.each(['localhost', 'LOCALHOST', 'mail.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
    'allows %s without encryption and with its own certificate, because it is this machine',
    (host) => {
      const local = { requireTLS: false, tls: { rejectUnauthorized: false } };
      expect(smtpOptions(`smtp://${host}:25`)).toMatchObject({ ...local, port: 25 });
      expect(smtpOptions(`smtps://${host}`)).toMatchObject({ ...local, secure: true });
    },
  );

  it.each(['localhost.example', '128.0.0.1', '127.0.0.1.example', '[::2]', '10.0.0.1'])(
    'requires encryption to %s',
    (host) => {
      expect(smtpOptions(`smtp://${host}`)).toMatchObject({
        requireTLS: true,
        tls: { rejectUnauthorized: true },
      });
    },
  );

  it('allows a server without encryption if the URL says so, and requires it on this machine if the URL says so', () => {
    expect(smtpOptions('smtp://relay.internal?requireTLS=false')).toMatchObject({
      requireTLS: false,
      tls: { rejectUnauthorized: false },
    });
    expect(smtpOptions('smtp://localhost?requireTLS=true')).toMatchObject({
      requireTLS: true,
      tls: { rejectUnauthorized: true },
    });
  });

  it('decodes user name and password', () => {
    expect(smtpOptions('smtp://site%40mail.example:p%3Ass%2F%25@mail.example').auth).toEqual({
      user: 'site@mail.example',
      pass: 'p:ss/%',
    });
  });

  it.each([
    ['smtp://user:100%@mail.example', 'percent sign'],
    ['smtp://mail.example/path', 'slash'],
    ['smtp://mail.example?ignoreTLS=true', '"ignoreTLS"'],
    ['smtp://mail.example?requireTLS=no', '"requireTLS"'],
    ['smtp://user:secret@mail.example?tls.rejectUnauthorized=false', '"tls.rejectUnauthorized"'],
  ])('refuses %s without repeating the password', (url, message) => {
    expect(() => smtpOptions(url)).toThrow(message);
    expect(() => smtpOptions(url)).not.toThrow(/secret|100%/);
  });

  it.each([
    ['offers no encryption', { hideSTARTTLS: true }],
    ['has a certificate that is not valid', {}],
  ])('sends neither password nor mail to another machine that %s', async (_, options) => {
    const received: string[] = [];
    const server = await startMailServer({
      ...options,
      onAuth: (_auth, _session, done) => {
        received.push('password');
        done(null, { user: 'site' });
      },
      allowInsecureAuth: true,
    });
    close = server.close;
    const transport = createTransport({
      ...smtpOptions('smtp://user:secret@mail.example'),
      host: '127.0.0.1',
      port: server.port,
    });
    const message = { from: 'site@company.example', to: 'inbox@company.example', text: 'Hello' };
    await expect(transport.sendMail(message)).rejects.toThrow();
    expect([...received, ...server.mails]).toEqual([]);
  });
});
