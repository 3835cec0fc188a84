/**
 * Name of the field that people neither see nor fill in. Form services know it by this name and drop what fills it;
 * a server of one's own does the same.
 */
export const trapName = '_gotcha';

/** Seconds that a person needs at least between opening an empty form and sending it. */
export const shortestSeconds = 2;

/** What the sender's behaviour shows, in seconds since the form was there. */
export interface Behaviour {
  readonly trap: string;
  readonly secondsOpen: number;
  /** A kept draft or the browser's memory may fill a form at once. */
  readonly beganFilled: boolean;
}

/** Whether a message looks sent by a program. It is then held back and said so, never dropped in silence. */
export function looksAutomated({ trap, secondsOpen, beganFilled }: Behaviour): boolean {
  return trap !== '' || (!beganFilled && secondsOpen < shortestSeconds);
}
