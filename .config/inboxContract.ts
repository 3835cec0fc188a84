/** What the site's build, the inbox and the configuration of proxies agree on. */

/** Path that forms are posted to; the paths below it belong to the inbox, too. */
export const inboxPath = '/inquiries';

/** Days after which the inbox deletes an inquiry (`INBOX_RETENTION_DAYS`), which the privacy policy states. */
export const retentionDays = { standard: 365, min: 1, max: 36_500 } as const;
