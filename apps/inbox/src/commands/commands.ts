import { open, rm } from 'node:fs/promises';
import type { ParseArgsConfig } from 'node:util';
import { formatTime, labelledFields } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference.ts';
import type { Channel, Delivery, StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { csv, json, stateOf, visibleLines, visibleText } from './formats.ts';
import type { ExportFormat } from './formats.ts';

/** A command failed; its message is for the operator, and the exit status is 1. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command line is wrong; the exit status is 2. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

export interface CommandContext {
  readonly store: Store;
  /** Channels on which inquiries are delivered. */
  readonly channels: readonly Channel[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Id of the first inquiry of the command line; empty without one. */
  readonly id: string;
  /** Ids of all. */
  readonly ids: readonly string[];
  /** Whether standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Writes to standard output, and resolves when it can take more. */
  print(text: string): Promise<void>;
  /** Writes a line to standard error. */
  note(line: string): void;
}

interface Command {
  /** Name, options and arguments, as `help` shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Smallest and largest number of references; default: none. */
  readonly references?: readonly [min: number, max: number];
  /** Rejects with `UsageError` or `CommandError`, which are shown to the operator. */
  run(context: CommandContext): Promise<void>;
}

const unknownInquiry = (id: string) => new CommandError(`There is no inquiry ${formatReference(id)}.`);

/** Returns the error for an option; `allowed` completes the sentence 'allowed is …'. */
function optionError(options: CommandContext['options'], name: string, allowed: string): UsageError {
  const value = options[name];
  const given = value === undefined ? `--${name} is missing` : `--${name} is "${String(value)}"`;
  return new UsageError(`${given}; allowed ${allowed}.`);
}

/** Formats a row of `list`. */
const listRow = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd([21, 25, 14, 11][index] ?? 0)).join('') + '\n';

function inquiryRow(inquiry: StoredInquiry): string {
  const { name = '', email = '' } = inquiry.fields;
  const sender = visibleText([name, email].filter((text) => text !== '').join(', '));
  return listRow([
    formatReference(inquiry.id),
    formatTime(inquiry.receivedAt),
    inquiry.form,
    stateOf(inquiry),
    sender.length > 80 ? `${sender.slice(0, 79)}…` : sender,
  ]);
}

async function list({ store, options, print }: CommandContext): Promise<void> {
  const { limit = '50' } = options;
  if (!/^[1-9]\d{0,8}$/.test(String(limit))) throw optionError(options, 'limit', 'is a whole number from 1');
  const states = ['suspected', 'dead'].filter((state) => options[state] === true);
  let shown = 0;
  for await (const inquiry of store.list()) {
    if (states.length > 0 && !states.includes(stateOf(inquiry))) continue;
    if (shown === Number(limit)) break;
    if (shown === 0) await print(listRow(['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'FROM']));
    await print(inquiryRow(inquiry));
    shown++;
  }
  const { inquiries, suspected, waiting, dead } = await store.counts();
  await print(
    `${shown === 0 ? '' : '\n'}${String(shown)} of ${String(inquiries)} inquiries shown; suspected: ${String(suspected)}. Deliveries waiting: ${String(waiting)}; dead: ${String(dead)}.\n`,
  );
}

function describeDelivery({ channel, state, attempts, nextAttemptAt, lastError }: Delivery): string {
  const next = nextAttemptAt === undefined ? '' : `, next attempt ${formatTime(nextAttemptAt)}`;
  const error = lastError === undefined ? '' : `, last error: ${lastError}`;
  return `${channel}: ${state}, attempts: ${String(attempts)}${next}${error}`;
}

async function show({ store, id, print }: CommandContext): Promise<void> {
  const inquiry = await store.get(id);
  if (!inquiry) throw unknownInquiry(id);
  const { suspicion } = inquiry;
  const reason = suspicion === 'honeypot' ? 'the honeypot field has text' : 'filled in within two seconds';
  const facts = [
    ['Reference', formatReference(id)],
    ['Received', formatTime(inquiry.receivedAt)],
    ['Form', inquiry.form],
    ...(suspicion === undefined ? [] : [['Suspected', `${reason}; not delivered`]]),
    ...inquiry.deliveries.map((delivery) => ['Delivery', describeDelivery(delivery)]),
  ];
  for (const [name = '', value = ''] of facts) await print(`${name.padEnd(11)}${visibleText(value)}\n`);
  // Indented, so that no value looks like a label or a fact.
  for (const { label, value } of labelledFields(inquiry))
    await print(
      `\n${visibleText(label)}\n${value
        .split('\n')
        .map((line) => `  ${visibleText(line)}\n`)
        .join('')}`,
    );
}

/** Writes all inquiries; resolves to their number. */
async function writeAll(
  format: ExportFormat,
  store: Store,
  write: (text: string) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  await write(format.start);
  for await (const inquiry of store.list()) {
    await write(`${count === 0 ? '' : format.separator}${format.format(inquiry)}`);
    count++;
  }
  await write(format.end);
  return count;
}

/** Writes all inquiries to a new file that only its owner can read. */
async function writeFile(path: string, format: ExportFormat, store: Store): Promise<number> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EEXIST' ? `${path} exists, and is not overwritten.` : `${path} cannot be written: ${code}`,
    );
  });
  try {
    return await writeAll(format, store, (text) => file.writeFile(text));
  } catch (error) {
    // An incomplete file could be taken for a complete one.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function exportInquiries(context: CommandContext): Promise<void> {
  const { store, options, isTerminal, print, note } = context;
  const { output } = options;
  const format = options['format'] === 'csv' ? csv : options['format'] === 'json' ? json : undefined;
  if (!format) throw optionError(options, 'format', 'are csv and json');
  if (typeof output === 'string') {
    note(`Inquiries written to ${output}: ${String(await writeFile(output, format, store))}.`);
    return;
  }
  await writeAll(format, store, (text) =>
    print(isTerminal ? visibleLines(text.replace(/^\uFEFF/, '')) : text),
  );
}

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

async function purge({ store, options, print }: CommandContext): Promise<void> {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(String(options['older-than'])) ?? [];
  if (count === '')
    throw optionError(options, 'older-than', 'is a number of hours, days or weeks, like 48h, 90d or 12w');
  const receivedBefore = new Date(Date.now() - Number(count) * (hours[unit] ?? 0) * 3_600_000);
  const deleted = await store.purge(receivedBefore);
  await print(
    `Inquiries received before ${formatTime(receivedBefore)} that are deleted: ${String(deleted)}.\n`,
  );
}

async function retry({ store, ids, options, print }: CommandContext): Promise<void> {
  if ((options['all'] === true) === ids.length > 0)
    throw new UsageError('Which inquiries? Allowed are their references, or --all.');
  if (options['all'] === true) {
    let count = 0;
    for await (const inquiry of store.list())
      if (inquiry.deliveries.some(({ state }) => state === 'dead')) count += await store.retry(inquiry.id);
    await print(`Dead deliveries that are due now: ${String(count)}.\n`);
  }
  for (const id of ids) {
    if ((await store.retry(id)) === 0) {
      if (!(await store.get(id))) throw unknownInquiry(id);
      throw new CommandError(`Inquiry ${formatReference(id)} has no dead delivery.`);
    }
    await print(`Inquiry ${formatReference(id)} is due for delivery now.\n`);
  }
}

async function release({ store, channels, id, print }: CommandContext): Promise<void> {
  if (!(await store.release(id, channels))) {
    if (!(await store.get(id))) throw unknownInquiry(id);
    throw new CommandError(`Inquiry ${formatReference(id)} does not look automated.`);
  }
  await print(`Inquiry ${formatReference(id)} is no longer suspected, and is delivered as others are.\n`);
}

/** Commands in the order in which `help` lists them; the first word of `usage` is the name. */
export const commands: readonly Command[] = [
  {
    usage: 'list [--limit N] [--suspected | --dead]',
    summary: 'Lists the newest inquiries (50), or those that look automated or were not delivered',
    options: { limit: { type: 'string' }, suspected: { type: 'boolean' }, dead: { type: 'boolean' } },
    run: list,
  },
  {
    usage: 'show REFERENCE',
    summary: 'Shows an inquiry and its deliveries',
    references: [1, 1],
    run: show,
  },
  {
    usage: 'export --format csv|json [--output FILE]',
    summary: 'Writes all inquiries to standard output, or to a new file that only you can read',
    options: { format: { type: 'string' }, output: { type: 'string' } },
    run: exportInquiries,
  },
  {
    usage: 'delete REFERENCE',
    summary: 'Deletes an inquiry and its deliveries',
    references: [1, 1],
    run: async ({ store, id, print }) => {
      if (!(await store.delete(id))) throw unknownInquiry(id);
      await print(`Inquiry ${formatReference(id)} is deleted.\n`);
    },
  },
  {
    usage: 'purge --older-than DURATION',
    summary: 'Deletes inquiries received before that time, such as 90d',
    options: { 'older-than': { type: 'string' } },
    run: purge,
  },
  {
    usage: 'retry REFERENCE... | retry --all',
    summary: 'Makes dead deliveries due now, of some or of all inquiries',
    options: { all: { type: 'boolean' } },
    references: [0, Infinity],
    run: retry,
  },
  {
    usage: 'release REFERENCE',
    summary: 'Delivers an inquiry that looks automated',
    references: [1, 1],
    run: release,
  },
];
