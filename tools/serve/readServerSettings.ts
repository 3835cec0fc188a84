/** Settings of our server, from environment variables. */
export interface ServerSettings {
  /** `PORT`: 0 chooses a free one; default: 4173. */
  readonly port: number;
  /** `HOST`: address to listen on; default: localhost. */
  readonly host: string;
  /** `LOG`: whether a line is logged for each request; default: no. */
  readonly logsRequests: boolean;
  /** `DRAIN_SECONDS`: time for running responses after a stop signal, in milliseconds; default: 10,000. */
  readonly drainLimit: number;
  /** `MAX_CONNECTIONS`: further connections are closed at once; default: 10,000. */
  readonly maxConnections: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readNumber(environment: Environment, name: string, standard: number, min: number, max: number) {
  const text = environment[name] ?? '';
  if (text === '') return standard;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is "${text}"; allowed is a whole number from ${String(min)} to ${String(max)}.`);
  return Number(text);
}

/**
 * Reads and validates the settings of our server. An empty variable counts as unset.
 * @throws {Error} naming the variable and the allowed values, if one is invalid
 */
export function readServerSettings(environment: Environment): ServerSettings {
  const log = environment['LOG'] || 'off';
  if (log !== 'off' && log !== 'requests') throw new Error(`LOG is "${log}"; allowed are off, requests.`);
  return {
    port: readNumber(environment, 'PORT', 4173, 0, 65_535),
    host: environment['HOST'] || 'localhost',
    logsRequests: log === 'requests',
    drainLimit: readNumber(environment, 'DRAIN_SECONDS', 10, 0, 3_600) * 1_000,
    maxConnections: readNumber(environment, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
  };
}
