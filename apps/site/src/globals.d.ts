/** Calendar year of the build, the same for the prerender and for hydration. */
declare const __BUILD_YEAR__: number;

/** Address that forms are sent to (`SITE_FORM_ENDPOINT`); empty where they become e-mails. */
declare const __FORM_ENDPOINT__: string;

/** How forms are written into a request (`SITE_FORM_ENCODING`). */
declare const __FORM_ENCODING__: 'form' | 'json';
