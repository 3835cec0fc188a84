/**
 * Name of the honeypot field. Form services drop submissions in which it is filled in
 * (https://help.formspree.io/hc/en-us/articles/360013580813), as does `apps/inbox`.
 */
export const honeypotName = '_gotcha';

/** Shortest plausible time for a person to fill in an empty form, in seconds. */
const minSecondsOpen = 2;

export interface SubmissionSignals {
  /** Value of the honeypot field. */
  readonly honeypot: string;
  /** Seconds since the form was hydrated or mounted. */
  readonly secondsOpen: number;
  /** Whether a draft or the browser's form restoration had filled in fields by then. */
  readonly prefilled: boolean;
}

/** Returns whether a submission looks automated. Such a submission is held once, with a message, and never dropped silently. */
export function looksAutomated({ honeypot, secondsOpen, prefilled }: SubmissionSignals): boolean {
  return honeypot !== '' || (!prefilled && secondsOpen < minSecondsOpen);
}
