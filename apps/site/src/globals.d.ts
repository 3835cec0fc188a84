/** Year of the build; identical in the prerender and during hydration. */
declare const __BUILD_YEAR__: number;

/** Address that forms are sent to (`SITE_FORM_ENDPOINT`); empty if forms open an e-mail instead. */
declare const __FORM_ENDPOINT__: string;

/** Encoding of the form request's body (`SITE_FORM_ENCODING`). */
declare const __FORM_ENCODING__: 'form' | 'json';

/** Whether forms are sent to the project's own inbox (`SITE_INBOX`). */
declare const __FORM_INBOX__: boolean;

/** Days after which the inbox deletes an inquiry (`INBOX_RETENTION_DAYS`). */
declare const __INBOX_RETENTION_DAYS__: number;
