import { maxBodyBytes } from '../../../.config/inboxContract.ts';

/** Rules of nginx and Caddy for requests to the inbox, which runs as a process of its own (docs/hosting.md, section 'Inbox'). */
export const inboxProxy = {
  /** Address of the inbox: the default port of `npm run inbox`. */
  upstream: '127.0.0.1:4180',
  /** Largest body: the inbox's own limit, in KiB. */
  maxBodyKibibytes: maxBodyBytes / 1_024,
  /** Body of status 503 if the inbox cannot be reached. Scripts show a text of their own. */
  unreachableText:
    'Your message was not sent, because the service for messages cannot be reached. Please go back, and send it by e-mail or try again later.\n',
} as const;

/**
 * Returns a regular expression, without an anchor, for the path of the inbox and all paths below it; `end` matches the end
 * of a path.
 */
export function inboxPathPattern(inbox: string, end: string): string {
  return `${inbox.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:/|${end})`;
}
