import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { isLoopbackHost } from '../isLoopbackHost.ts';

/** Reads a user name or password, in which special characters are written %40 and so on. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      'SMTP_URL has a user name or password with a percent sign that starts no code; a percent sign is written %25.',
    );
  }
}

/**
 * Converts `SMTP_URL` to the options of nodemailer. `smtps:` means TLS from the start (port 465); `smtp:` (port 587)
 * requires STARTTLS, unless the host is this machine or the URL ends with `?requireTLS=false`.
 *
 * @throws {Error} naming what is wrong and what is allowed, without the password
 */
export function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const url = new URL(smtpUrl);
  if (url.pathname !== '' && url.pathname !== '/') {
    throw new Error('SMTP_URL has a path; a slash in a user name or password is written %2F.');
  }
  for (const [name, value] of url.searchParams) {
    if (name !== 'requireTLS' || !['true', 'false'].includes(value)) {
      throw new Error(
        `SMTP_URL has the parameter "${name}"; allowed are requireTLS=true and requireTLS=false.`,
      );
    }
  }
  const secure = url.protocol === 'smtps:';
  const isLocal = isLoopbackHost(url.hostname);
  const requireTLS = !secure && (url.searchParams.get('requireTLS') ?? String(!isLocal)) === 'true';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS,
    // Where encryption is not required, an attacker could prevent it, so a valid certificate protects nothing: mail servers
    // of the same machine often have one that they signed themselves.
    tls: { rejectUnauthorized: requireTLS || (secure && !isLocal) },
    ...(url.username === '' ? {} : { auth: { user: decode(url.username), pass: decode(url.password) } }),
  };
}
