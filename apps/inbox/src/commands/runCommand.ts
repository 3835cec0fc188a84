import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WriteStream } from 'node:tty';
import { parseArgs } from 'node:util';
import { configuredChannels } from '../delivery/startDelivery.ts';
import { parseReference } from '../reference.ts';
import { readInboxSettings } from '../settings.ts';
import type { Environment } from '../settings.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import { Store } from '../store/Store.ts';
import { CommandError, commands, UsageError } from './commands.ts';
import { visibleText } from './formats.ts';

interface Output {
  readonly stdout: Writable & Partial<Pick<WriteStream, 'isTTY'>>;
  readonly stderr: Writable;
}

function helpText(): string {
  const rows = [...commands, { usage: 'help', summary: 'Shows this text' }];
  const width = Math.max(...rows.map(({ usage }) => usage.length)) + 2;
  return [
    'Usage: npm run inbox -- COMMAND\n\n',
    ...rows.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}\n`),
    '\nWithout a command, the inbox serves. A REFERENCE looks like 7K2M-9QXR-4TBN-0WVE.\n',
    'Settings: INBOX_DATABASE or DATABASE_URL, as for serving (docs/forms.md).\n',
  ].join('');
}

function parseCommand([name = '', ...args]: readonly string[]) {
  const names = commands.map(({ usage }) => usage.replace(/ .*/, ''));
  const command = commands[names.indexOf(name)];
  if (!command) throw new UsageError(`"${name}" is no command; allowed are ${names.join(', ')}, help.`);
  const { usage, options = {}, references: [min, max] = [0, 0] } = command;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length < min || positionals.length > max)
    throw new UsageError(`Wrong number of arguments; usage: ${usage}`);
  const ids = positionals.map((text) => {
    const id = parseReference(text);
    if (id === undefined)
      throw new UsageError(`"${text}" is no reference; a reference looks like 7K2M-9QXR-4TBN-0WVE.`);
    return id;
  });
  return { command, options: values as Readonly<Record<string, string | boolean | undefined>>, ids };
}

/** Yields the output of a command. */
async function* run(args: readonly string[], environment: Environment): AsyncGenerator<string> {
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    yield helpText();
    return;
  }
  const { command, options, ids } = parseCommand(args);
  const settings = readInboxSettings(environment);
  const { database } = settings;
  // Otherwise a command in another folder would create an empty database there.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError(
      `There is no database ${database.file}: no inquiry has been received yet, or INBOX_DATABASE is another file.`,
    );
  const store = new Store(database);
  try {
    for await (const text of command.run({ store, channels: configuredChannels(settings), options, ids }))
      yield text;
  } finally {
    await store.close();
  }
}

/**
 * Runs a command of the command line with the settings of `environment`. Resolves to the exit status: 0; 1 if the command
 * failed; 2 if the command line is wrong. The reason is on standard error.
 */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  { stdout, stderr }: Output = process,
): Promise<number> {
  // Files and other programs get an export as it is.
  const isRaw = args[0] === 'export' && stdout.isTTY !== true;
  async function* print() {
    for await (const text of run(args, environment)) yield isRaw ? text : visibleText(text);
  }
  try {
    await pipeline(print, stdout, { end: false });
    return 0;
  } catch (error) {
    const { name, message, code, cause } = error as Error & { readonly code?: string };
    // The reader of the output has closed it, as `head` does.
    if (code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 0;
    const reason = error instanceof StoreUnavailableError ? ` ${(cause as Error).message}` : '';
    stderr.write(`${visibleText(message + reason)}\n`);
    return name === 'UsageError' || code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  }
}
