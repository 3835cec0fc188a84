import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { formatReference } from '../reference.ts';
import { isLoopback } from '../settings.ts';
import type { InboxSettings } from '../settings.ts';
import type { NewInquiry } from '../store/Inquiry.ts';
import { DeliveryError } from './DeliveryError.ts';
import type { Send } from './DeliveryError.ts';
import { getForm, inquiryText } from './inquiryText.ts';

type MailSettings = NonNullable<InboxSettings['mail']>;

/** A local part in quotes, or with other than ASCII characters (RFC 6532), would make some servers refuse the whole mail. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@]+$/;

/**
 * Composes the mail of an inquiry as plain text. Every attempt has the same Message-ID, by which mail programs recognise a
 * mail that arrives twice.
 */
export function composeMail(inquiry: NewInquiry, { from, to }: Omit<MailSettings, 'url'>): SendMailOptions {
  const { name = '', email = '' } = inquiry.fields;
  const canReply = plainAddress.test(email);
  const note = canReply ? '' : '\n\nThis e-mail has no Reply-To: copy the e-mail address above to reply.';
  return {
    from,
    to,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: `${getForm(inquiry)?.subject ?? inquiry.form} (${formatReference(inquiry.id)})`,
    // The encoder counts the length of lines only with these line ends.
    text: (inquiryText(inquiry) + note).replace(/\r\n?|\n/g, '\r\n'),
    // Every server accepts it, and lines of any length survive.
    encoding: 'quoted-printable',
    messageId: `<${inquiry.id.toLowerCase()}.mail@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      // RFC 3834: keeps absence notes and other automatic replies from the visitor.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}

/** Properties of the errors of nodemailer. */
interface SmtpError {
  readonly code?: string;
  /** Code of the system error, such as `ECONNREFUSED`. */
  readonly originalCode?: string;
  /** SMTP command that failed. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly permanent?: boolean;
}

/** The session must be authenticated (RFC 4954, section 6): a setting is wrong, not the message. */
const authenticationRequired = 530;

function describe({ code, originalCode, command, response, responseCode }: SmtpError): string {
  if (code === 'EABORT') return 'the attempt took too long, or the process was stopped';
  if (responseCode === undefined)
    return `the mail server cannot be used: ${originalCode ?? code ?? 'unknown error'}`;
  // Only the codes: servers repeat addresses, and parts of messages, in the text of their replies.
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response ?? '')?.[0].replace('-', ' ');
  return `the mail server replied ${codes ?? String(responseCode)}${command === undefined ? '' : ` to ${command}`}`;
}

/**
 * Converts an error of nodemailer. Permanent are 5xx replies to the envelope and to the message (RFC 5321, section 4.2.1);
 * those to the greeting or to authentication are not, because they do not concern the message.
 */
function toDeliveryError(error: unknown): DeliveryError {
  const failure = error as SmtpError;
  const concernsMessage = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  const permanent =
    failure.permanent === true && concernsMessage && failure.responseCode !== authenticationRequired;
  return new DeliveryError(describe(failure), { permanent, cause: error });
}

/**
 * Returns options for `SMTP_URL`, whose parameters nodemailer reads, too. `smtp:` requires STARTTLS, unless the host is this
 * machine or the URL ends with `?requireTLS=false`.
 */
export function smtpOptions(url: string) {
  const { protocol, searchParams } = new URL(url);
  // Where encryption is not required, an attacker could prevent it, so a valid certificate protects nothing: mail servers of
  // the same machine often have one that they signed themselves.
  const isTrusted = isLoopback(url) || searchParams.get('requireTLS') === 'false';
  const isRequired = searchParams.get('requireTLS') === 'true';
  return {
    url,
    requireTLS: protocol === 'smtp:' && !isTrusted,
    tls: { rejectUnauthorized: isRequired || !isTrusted },
  };
}

/** Returns a function that mails an inquiry, over a new connection each time. */
export function createMailSender(mail: MailSettings): Send {
  const transport = createTransport(smtpOptions(mail.url));
  return async (inquiry, signal) => {
    try {
      await transport.sendMail({ ...composeMail(inquiry, mail), signal });
    } catch (error) {
      throw toDeliveryError(error);
    }
  };
}
