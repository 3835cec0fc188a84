/** Constants that the site's build, the inbox and the configuration of proxies share. */

/** Path that forms are posted to; the paths below it belong to the inbox, too. */
export const inboxPath = '/inquiries';

/** Largest body of a form: six times the longest, with room for URL encoding, in bytes. */
export const maxBodyBytes = 128 * 1_024;

/** Days after which the inbox deletes an inquiry (`INBOX_RETENTION_DAYS`), which the privacy policy states. */
export const retentionDays = { standard: 365, min: 1, max: 36_500 } as const;
