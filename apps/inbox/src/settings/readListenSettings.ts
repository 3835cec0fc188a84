import type { Environment } from './Environment.ts';
import { readNumber } from './readNumber.ts';

/** Settings of the inbox when it serves alone, with the names and defaults of our site server (docs/hosting.md). */
export interface ListenSettings {
  /** `PORT`: 0 chooses a free one; default: 4180. */
  readonly port: number;
  /** `HOST`: address to listen on; default: localhost. */
  readonly host: string;
  /** `DRAIN_SECONDS`: time for running requests after a stop signal, in milliseconds; default: 10,000. */
  readonly drainLimit: number;
  /** `MAX_CONNECTIONS`: further connections are closed at once; default: 10,000. */
  readonly maxConnections: number;
}

/**
 * Reads and validates the settings for serving alone. An empty variable counts as unset.
 * @throws {Error} naming the variable, its value and what is allowed, if one is invalid
 */
export function readListenSettings(environment: Environment): ListenSettings {
  return {
    port: readNumber(environment, 'PORT', 4_180, 0, 65_535),
    host: environment['HOST'] || 'localhost',
    drainLimit: readNumber(environment, 'DRAIN_SECONDS', 10, 0, 3_600) * 1_000,
    maxConnections: readNumber(environment, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
  };
}
