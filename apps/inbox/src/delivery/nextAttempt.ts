const firstDelay = 30_000;
const longestDelay = 6 * 60 * 60 * 1_000;

/** Attempts after which a delivery is a dead letter: they take four to five days (RFC 5321, section 4.5.4.1). */
const maxAttempts = 30;

/**
 * Returns the delay before the next attempt, in milliseconds, after a number of failed attempts (exponential backoff): 30
 * seconds, doubled each time, at most 6 hours; undefined after the last attempt. `random`, from 0 to 1, adds jitter: it
 * shortens the delay by up to a fifth, so that deliveries that failed together do not return together.
 */
export function nextAttempt(attempts: number, random: number): number | undefined {
  if (attempts >= maxAttempts) return undefined;
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  return Math.round(delay * (1 - random / 5));
}
