import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { formatReference, parseReference } from '../reference.ts';
import { readInboxSettings } from '../settings.ts';
import { StoreUnavailableError } from '../store/database.ts';
import { Store } from '../store/Store.ts';
import { commands, help, usageError } from './commands.ts';
import { visibleText } from './formats.ts';

async function* run([name = '', ...args]: readonly string[], environment: NodeJS.ProcessEnv) {
  if ([name, ...args].some((arg) => ['help', '--help', '-h'].includes(arg))) {
    yield help;
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw usageError(`"${name}" is not a command.`);
  const { values: options, positionals } = parseArgs({
    args,
    options: command.options ?? {},
    allowPositionals: true,
  });
  const expected = command.hasReference && options['all'] !== true ? 1 : 0;
  if (positionals.length !== expected) throw usageError('Wrong number of arguments.');
  const [text] = positionals;
  const id = text === undefined ? '' : parseReference(text);
  if (id === undefined) throw usageError(`"${String(text)}" is not a reference.`);

  const { database } = readInboxSettings(environment);
  // Otherwise a command in another folder would create an empty database there.
  if ('file' in database && !existsSync(database.file))
    throw new Error(
      `There is no database ${database.file}: no inquiry has been received yet, or INBOX_DATABASE is another file.`,
    );
  const store = new Store(database);
  try {
    if (id !== '' && !(await store.get(id))) throw new Error(`There is no inquiry ${formatReference(id)}.`);
    yield* command.run(store, id, options as Record<string, string | boolean>);
  } finally {
    await store.close();
  }
}

/** Runs a command line. Resolves to the exit status: 0; 1 if the command failed; 2 if the command line is wrong. */
export async function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'> = process,
): Promise<number> {
  // Files and other programs get an export as it is.
  const isRaw = args[0] === 'export' && !stdout.isTTY;
  async function* print() {
    for await (const text of run(args, environment)) yield isRaw ? text : visibleText(text);
  }
  try {
    await pipeline(print, stdout, { end: false });
    return 0;
  } catch (error) {
    const { message, code = '', cause } = error as Error & { readonly code?: string };
    // The reader of the output has closed it, as `head` does.
    if (code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE') return 0;
    const reason = error instanceof StoreUnavailableError ? ` ${(cause as Error).message}` : '';
    const isUsage = code.startsWith('ERR_PARSE_ARGS');
    stderr.write(`${visibleText(message + reason)}\n`);
    if (isUsage) stderr.write('The command help lists all commands.\n');
    return isUsage ? 2 : 1;
  }
}
