/** Year of the build; identical in the prerender and during hydration. */
declare const __BUILD_YEAR__: number;

/** Address that forms are sent to (`SITE_FORM_ENDPOINT`); empty if forms open an e-mail instead. */
declare const __FORM_ENDPOINT__: string;

/** Encoding of the form request's body (`SITE_FORM_ENCODING`). */
declare const __FORM_ENCODING__: 'form' | 'json';
