/**
 * Returns the environment for `npm start` and `npm test`: forms post to the inbox of this project, unless a setting chooses
 * something else.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Record<string, string | undefined>}
 */
export function withInbox(environment) {
  const isChosen = environment['SITE_INBOX'] || environment['SITE_FORM_ENDPOINT'];
  return isChosen ? { ...environment } : { ...environment, SITE_INBOX: 'on' };
}
