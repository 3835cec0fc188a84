import { DeliveryError } from '../DeliveryError.ts';

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
  if (responseCode === undefined) {
    return `the mail server cannot be used: ${originalCode ?? code ?? 'unknown error'}`;
  }
  // Only the codes: servers repeat addresses, and parts of messages, in the text of their replies.
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const reply = enhancedCode === undefined ? String(responseCode) : `${String(responseCode)} ${enhancedCode}`;
  return `the mail server replied ${reply}${command === undefined ? '' : ` to ${command}`}`;
}

/**
 * Converts an error of nodemailer. Permanent are 5xx replies to the envelope and to the message (RFC 5321, section 4.2.1);
 * those to the greeting or to authentication are not, because they do not concern the message.
 */
export function smtpFailure(error: unknown): DeliveryError {
  const failure = error as SmtpError;
  const concernsMessage = failure.code === 'EENVELOPE' || failure.code === 'EMESSAGE';
  const permanent =
    failure.permanent === true && concernsMessage && failure.responseCode !== authenticationRequired;
  return new DeliveryError(describe(failure), { permanent, cause: error });
}
