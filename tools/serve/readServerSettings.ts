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
  /** `INBOX`: whether the server passes requests of forms to the inbox that the site was built with; default: yes. */
  readonly mountsInbox: boolean;
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

function readChoice<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = environment[name] || choices[0];
  const choice = choices.find((allowed) => allowed === text);
  if (choice === undefined) throw new Error(`${name} is "${text}"; allowed are ${choices.join(', ')}.`);
  return choice;
}

/**
 * Reads and validates the settings of our server. An empty variable counts as unset.
 * @throws {Error} naming the variable and the allowed values, if one is invalid
 */
export function readServerSettings(environment: Environment): ServerSettings {
  return {
    port: readNumber(environment, 'PORT', 4173, 0, 65_535),
    host: environment['HOST'] || 'localhost',
    logsRequests: readChoice(environment, 'LOG', ['off', 'requests']) === 'requests',
    drainLimit: readNumber(environment, 'DRAIN_SECONDS', 10, 0, 3_600) * 1_000,
    mountsInbox: readChoice(environment, 'INBOX', ['on', 'off']) === 'on',
    maxConnections: readNumber(environment, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
  };
}
