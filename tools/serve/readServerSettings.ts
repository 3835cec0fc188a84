import { readRunSettings } from '../../.config/runServer.ts';

type Environment = Readonly<Record<string, string | undefined>>;

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
    ...readRunSettings(environment, 4173),
    logsRequests: readChoice(environment, 'LOG', ['off', 'requests']) === 'requests',
    mountsInbox: readChoice(environment, 'INBOX', ['on', 'off']) === 'on',
  };
}
