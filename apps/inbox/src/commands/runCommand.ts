import { existsSync } from 'node:fs';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { parseArgs } from 'node:util';
import { configuredChannels } from '../delivery/startDelivery.ts';
import { parseReference } from '../reference.ts';
import { readInboxSettings } from '../settings.ts';
import type { Environment, InboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/faults.ts';
import { Store } from '../store/Store.ts';
import { CommandError, commands, UsageError } from './commands.ts';
import type { CommandContext } from './commands.ts';
import { visibleText } from './formats.ts';

/** The reader of the output has closed it, as `head` does. */
class OutputClosedError extends Error {
  override readonly name = 'OutputClosedError';
}

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
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      // Node's message goes on with advice on arguments that start with a hyphen.
      const [message = ''] = (error as Error).message.split('. ');
      throw new UsageError(`${message.replace(/\.$/, '')}; usage: ${usage}`);
    }
  })();
  if (positionals.length < min || positionals.length > max)
    throw new UsageError(`Wrong number of arguments; usage: ${usage}`);
  const ids = positionals.map((text) => {
    const id = parseReference(text);
    if (id === undefined)
      throw new UsageError(`"${text}" is no reference; a reference looks like 7K2M-9QXR-4TBN-0WVE.`);
    return id;
  });
  return { command, options: values as CommandContext['options'], ids };
}

function readSettings(environment: Environment): InboxSettings {
  let settings: InboxSettings;
  try {
    settings = readInboxSettings(environment);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
  const { database } = settings;
  // Otherwise a command in another folder would create an empty database there.
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new CommandError(
      `There is no database ${database.file}: no inquiry has been received yet, or INBOX_DATABASE is another file.`,
    );
  return settings;
}

/** Returns a function that writes to a stream at the speed of its reader, until the reader closes it. */
function createPrint(stdout: Writable): (text: string) => Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    const close = () => {
      isClosed = true;
      resolve();
    };
    // An error means that the reader is closed, too (EPIPE).
    stdout.once('close', close).once('error', close);
  });
  return async (text) => {
    if (isClosed) throw new OutputClosedError();
    if (!stdout.write(text)) await Promise.race([once(stdout, 'drain').catch(() => {}), closed]);
  };
}

async function run(args: readonly string[], environment: Environment, output: Output): Promise<void> {
  const print = createPrint(output.stdout);
  if (args.some((arg) => ['help', '--help', '-h'].includes(arg))) {
    await print(helpText());
    return;
  }
  const { command, options, ids } = parseCommand(args);
  const settings = readSettings(environment);
  const store = new Store(settings.database);
  try {
    await command.run({
      store,
      channels: configuredChannels(settings),
      options,
      id: ids[0] ?? '',
      ids,
      isTerminal: output.stdout.isTTY === true,
      print,
      note: (line) => output.stderr.write(`${line}\n`),
    });
  } finally {
    await store.close();
  }
}

/**
 * Runs a command of the command line with the settings of `environment`. Resolves to the exit status: 0; 1 if the command
 * failed; 2 if the command line is wrong. What was wrong is on standard error.
 */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  output: Output = process,
): Promise<number> {
  try {
    await run(args, environment, output);
    return 0;
  } catch (error) {
    if (error instanceof OutputClosedError) return 0;
    const isExpected = error instanceof CommandError || error instanceof StoreUnavailableError;
    if (!isExpected) throw error;
    const reason = error.cause instanceof Error ? ` ${error.cause.message}` : '';
    output.stderr.write(`${visibleText(error.message + reason)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
