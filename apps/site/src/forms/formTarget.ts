import type { FormBackend } from '@keystrand/content/pages';

/** Destination of all forms, configured at build with `SITE_INBOX`, `SITE_FORM_ENDPOINT` and `SITE_FORM_ENCODING`. */
export const builtTarget = {
  /** URL that forms are posted to; undefined if none is configured and forms become e-mails. */
  endpoint: __FORM_ENDPOINT__ === '' ? undefined : __FORM_ENDPOINT__,
  encoding: __FORM_ENCODING__,
  /** Whether the endpoint is the project's own inbox, which stores a message once even if it is sent again. */
  inbox: __FORM_INBOX__,
} as const;

/** Form backend of this build. The texts of pages depend on it. */
export const formBackend: FormBackend = builtTarget.inbox
  ? { kind: 'inbox', retentionDays: __INBOX_RETENTION_DAYS__ }
  : { kind: builtTarget.endpoint === undefined ? 'mail' : 'service' };
