import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { WriteStream } from 'node:tty';
import type { Writable } from 'node:stream';
import { configuredChannels } from '../delivery/configuredChannels.ts';
import { parseReference } from '../reference/parseReference.ts';
import type { Environment } from '../settings/Environment.ts';
import type { InboxSettings } from '../settings/InboxSettings.ts';
import { readInboxSettings } from '../settings/readInboxSettings.ts';
import { openStore } from '../store/openStore.ts';
import { StoreUnavailableError } from '../store/StoreUnavailableError.ts';
import type { Command } from './Command.ts';
import { deleteInquiry } from './delete.ts';
import { CommandError, OutputClosedError, UsageError } from './errors.ts';
import { exportInquiries } from './exportInquiries.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { release } from './release.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';
import { visibleText } from './visibleText.ts';

/** Commands by name, in the order in which `help` lists them. */
const commands = new Map<string, Command>([
  ['list', list],
  ['show', show],
  ['export', exportInquiries],
  ['delete', deleteInquiry],
  ['purge', purge],
  ['retry', retry],
  ['release', release],
]);

interface Output {
  readonly stdout: Writable & Partial<Pick<WriteStream, 'isTTY'>>;
  readonly stderr: Writable;
}

function helpText(): string {
  const usages = [...commands.values(), { usage: 'help', summary: 'Shows this text' }];
  const width = Math.max(...usages.map(({ usage }) => usage.length)) + 2;
  return [
    'Usage: npm run inbox -- COMMAND\n\n',
    ...usages.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}\n`),
    '\nWithout a command, the inbox serves. A REFERENCE looks like 7K2M-9QXR-4TBN-0WVE.\n',
    'Settings: INBOX_DATABASE or DATABASE_URL, as for serving (docs/forms.md).\n',
  ].join('');
}

function parseCommand(args: readonly string[]) {
  const [name = '', ...rest] = args;
  const command = commands.get(name);
  if (!command)
    throw new UsageError(`"${name}" is no command; allowed are ${[...commands.keys(), 'help'].join(', ')}.`);
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args: rest, options: command.options, allowPositionals: true });
    } catch (error) {
      // Node's message goes on with advice on arguments that start with a hyphen.
      const [message = ''] = (error as Error).message.split('. ');
      throw new UsageError(`${message.replace(/\.$/, '')}; usage: ${command.usage}`);
    }
  })();
  const isCountAllowed = { none: positionals.length === 0, one: positionals.length === 1, any: true }[
    command.references
  ];
  if (!isCountAllowed) throw new UsageError(`Wrong number of arguments; usage: ${command.usage}`);
  const ids = positionals.map((text) => {
    const id = parseReference(text);
    if (id === undefined) {
      throw new UsageError(`"${text}" is no reference; a reference looks like 7K2M-9QXR-4TBN-0WVE.`);
    }
    return id;
  });
  return { command, options: values as Readonly<Record<string, string | boolean | undefined>>, ids };
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
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new CommandError(
      `There is no database ${database.file}: no inquiry has been received yet, or INBOX_DATABASE is another file.`,
    );
  }
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
    // An error means that the reader has gone, too (EPIPE).
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
  const store = openStore(settings.database);
  try {
    await command.run({
      store,
      channels: configuredChannels(settings),
      options,
      ids,
      now: new Date(),
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
