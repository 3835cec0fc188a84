/** Path that forms are posted to. All other paths of the inbox are below it. */
export const formPath = '/inquiries';

/** Path of the page that confirms a form sent without JavaScript; its query has the inquiry's `reference`. */
export const confirmationPath = `${formPath}/received`;
