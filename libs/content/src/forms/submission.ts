/** Names of the values that a form sends besides its fields (docs/forms.md, section 'What a request contains'). */
export const submissionNames = {
  form: 'form-name',
  subject: 'subject',
  /** Whole seconds since the form was opened. */
  secondsOpen: 'seconds-open',
  /** Random text by which an endpoint recognises the same submission sent again. */
  submissionKey: 'submission-key',
  /**
   * The honeypot field. Form services drop submissions in which it is filled in
   * (https://help.formspree.io/hc/en-us/articles/360013580813).
   */
  honeypot: '_gotcha',
} as const;

/** Shortest plausible time for a person to fill in an empty form, in seconds. */
export const minSecondsOpen = 2;

export const submissionKeyPattern = /^[A-Za-z0-9_\-]{16,64}$/;
