import type { InboxSettings } from '../../settings/InboxSettings.ts';
import type { Send } from '../Send.ts';
import { composeMessage } from './composeMessage.ts';
import { smtpFailure } from './smtpFailure.ts';
import { smtpOptions } from './smtpOptions.ts';

/** Time-outs of an SMTP connection, in milliseconds. */
export interface MailTimeouts {
  /** From the look-up of the host to the end of STARTTLS. */
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Longest time without data from the server. */
  readonly socketTimeout: number;
}

export const mailTimeouts: MailTimeouts = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  // A server that checks the message before it replies needs time, and a time-out there doubles the mail.
  socketTimeout: 90_000,
};

/** Returns a function that mails an inquiry, over a new connection each time. Throws if `SMTP_URL` is invalid. */
export function createMailSender(
  mail: NonNullable<InboxSettings['mail']>,
  timeouts: MailTimeouts = mailTimeouts,
): Send {
  const options = { ...smtpOptions(mail.url), ...timeouts, disableFileAccess: true, disableUrlAccess: true };
  // Loaded only if mail is configured, and at the start: a later build removes the file of a running process.
  const loading = import('nodemailer');
  loading.catch(() => {});
  return async (inquiry, signal) => {
    try {
      const { createTransport } = await loading;
      await createTransport(options).sendMail({ ...composeMessage(inquiry, mail), signal });
    } catch (error) {
      throw smtpFailure(error);
    }
  };
}
