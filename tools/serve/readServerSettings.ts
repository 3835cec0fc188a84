type Environment = Readonly<Record<string, string | undefined>>;

function readNumber(environment: Environment, name: string, standard: number, min: number, max: number) {
  const text = environment[name] || String(standard);
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max)
    throw new Error(`${name} is "${text}"; allowed is a whole number from ${String(min)} to ${String(max)}.`);
  return Number(text);
}

function readChoice(environment: Environment, name: string, choices: readonly [string, ...string[]]): string {
  const text = environment[name] || choices[0];
  if (!choices.includes(text)) throw new Error(`${name} is "${text}"; allowed are ${choices.join(', ')}.`);
  return text;
}

/**
 * Reads the settings of our server: docs/hosting.md, section 'Our server'. An empty variable counts as unset.
 * @throws {Error} naming the variable and the allowed values, if one is invalid
 */
export function readServerSettings(environment: Environment) {
  return {
    port: readNumber(environment, 'PORT', 4173, 0, 65_535),
    host: environment['HOST'] || 'localhost',
    logsRequests: readChoice(environment, 'LOG', ['off', 'requests']) === 'requests',
    /** Time for running responses after a stop signal, in milliseconds. */
    drainMilliseconds: readNumber(environment, 'DRAIN_SECONDS', 10, 0, 3_600) * 1_000,
    mountsInbox: readChoice(environment, 'INBOX', ['on', 'off']) === 'on',
    maxConnections: readNumber(environment, 'MAX_CONNECTIONS', 10_000, 1, 1_000_000),
  };
}
