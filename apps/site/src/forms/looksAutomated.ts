import { minSecondsOpen } from '@keystrand/content';

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
