/** Settings of the inbox, from environment variables (docs/forms.md, section 'Settings of the inbox'). */
export interface InboxSettings {
  readonly database:
    | {
        readonly kind: 'sqlite';
        /** `INBOX_DATABASE`: path of the file; default: `data/inbox.sqlite` in the working directory. */
        readonly file: string;
        /** `INBOX_MAX_MEGABYTES`: largest size of the file, in bytes; default: 1 GiB. */
        readonly maxBytes: number;
      }
    /** `DATABASE_URL`: `postgres:` URL. */
    | { readonly kind: 'postgres'; readonly url: string };
  /** `INBOX_RETENTION_DAYS`: inquiries are deleted this many days after they were received; default: 365. */
  readonly retentionDays: number;
  /** `SMTP_URL`, `INBOX_TO`, `INBOX_FROM`; absent if inquiries are not mailed. */
  readonly mail?: {
    /** `smtp:` or `smtps:` URL with user name and password. */
    readonly url: string;
    readonly to: string;
    /** Default: the value of `INBOX_TO`. */
    readonly from: string;
  };
  /** `INBOX_WEBHOOK_URL`, `INBOX_WEBHOOK_SECRET`; absent if there is no webhook. */
  readonly webhook?: {
    readonly url: string;
    /** Key of the signature: at least 24 bytes; in the variable, base 64 with the prefix `whsec_`. */
    readonly secret: Uint8Array;
  };
  /**
   * `INBOX_ORIGINS`: origins of pages whose forms are accepted, separated by spaces; default: only that of the inbox
   * itself, the host of the request.
   */
  readonly origins: readonly string[];
  /** `INBOX_SITE_URL`: origin of the site, for links on the inbox's pages; default: empty, the same origin. */
  readonly siteUrl: string;
  /**
   * `INBOX_TRUSTED_PROXIES`: addresses and subnets of proxies whose `X-Forwarded-For` is believed, separated by spaces or
   * commas, or `loopback`; default: none.
   */
  readonly trustedProxies: readonly string[];
  /** `INBOX_POSTS_PER_ADDRESS`: requests from one IPv4 address or IPv6 /64 network in ten minutes; default: 20. */
  readonly postsPerAddress: number;
  /** `INBOX_POSTS`: requests from all addresses in ten minutes; default: 600. */
  readonly posts: number;
}
