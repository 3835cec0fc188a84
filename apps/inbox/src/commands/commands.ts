import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ParseArgsConfig } from 'node:util';
import { formatTime, labelledFields } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference.ts';
import type { Channel, StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { csv, json, getState } from './formats.ts';

/** A command failed; its message is for the operator, and the exit status is 1. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command line is wrong; the exit status is 2. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

interface CommandContext {
  readonly store: Store;
  /** Channels on which inquiries are delivered. */
  readonly channels: readonly Channel[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Ids of the inquiries of the command line. */
  readonly ids: readonly string[];
}

interface Command {
  /** Name, options and arguments, as `help` shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Smallest and largest number of references; default: none. */
  readonly references?: readonly [min: number, max: number];
  /** Yields the output. Throws `UsageError` or `CommandError`, which are shown to the operator. */
  run(context: CommandContext): AsyncIterable<string>;
}

/** Returns the value of an option. `allowed` completes the sentence 'allowed is …'. */
function readOption(options: CommandContext['options'], name: string, pattern: RegExp, allowed: string) {
  const value = options[name];
  const match = typeof value === 'string' ? pattern.exec(value) : null;
  if (match) return match;
  const given = value === undefined ? 'missing' : JSON.stringify(value);
  throw new UsageError(`--${name} is ${given}; allowed is ${allowed}.`);
}

/** Yields a line for each inquiry; `change` resolves to whether it has changed something. */
async function* changeEach(
  { store, ids }: CommandContext,
  change: (id: string) => Promise<unknown>,
  [done, impossible]: readonly [done: string, impossible: string],
) {
  for (const id of ids) {
    const name = `Inquiry ${formatReference(id)}`;
    if (!(await change(id)))
      throw new CommandError(
        (await store.get(id)) ? `${name} ${impossible}.` : `There is no inquiry ${formatReference(id)}.`,
      );
    yield `${name} ${done}.\n`;
  }
}

/** Formats a row of `list`. */
const listRow = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd([21, 25, 14, 11][index] ?? 0)).join('') + '\n';

async function* list({ store, options }: CommandContext) {
  const [limit] = readOption(options, 'limit', /^[1-9]\d{0,8}$/, 'a whole number from 1');
  const states = ['suspected', 'dead'].filter((state) => options[state] === true);
  let shown = 0;
  for await (const inquiry of store.list()) {
    const { name, email } = inquiry.fields;
    const state = getState(inquiry);
    if (states.length > 0 && !states.includes(state)) continue;
    if (shown === Number(limit)) break;
    if (shown === 0) yield listRow(['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'FROM']);
    const sender = [name, email].filter(Boolean).join(', ');
    yield listRow([
      formatReference(inquiry.id),
      formatTime(inquiry.receivedAt),
      inquiry.form,
      state,
      sender.length > 80 ? `${sender.slice(0, 79)}…` : sender,
    ]);
    shown++;
  }
  const { inquiries, suspected, waiting, dead } = await store.counts();
  yield `${shown === 0 ? '' : '\n'}${String(shown)} of ${String(inquiries)} inquiries shown; suspected: ${String(suspected)}. Deliveries waiting: ${String(waiting)}; dead: ${String(dead)}.\n`;
}

/** Formats an inquiry and its deliveries. Values are indented, so that none looks like a label or a fact. */
function describeInquiry(inquiry: StoredInquiry): string {
  const { suspicion } = inquiry;
  const reason = suspicion === 'honeypot' ? 'the honeypot field has text' : 'filled in within two seconds';
  const deliveries = inquiry.deliveries.map(({ channel, state, attempts, nextAttemptAt, lastError }) => {
    const next = nextAttemptAt === undefined ? '' : `, next attempt ${formatTime(nextAttemptAt)}`;
    const error = lastError === undefined ? '' : `, last error: ${lastError}`;
    return `Delivery   ${channel}: ${state}, attempts: ${String(attempts)}${next}${error}`;
  });
  return [
    `Reference  ${formatReference(inquiry.id)}`,
    `Received   ${formatTime(inquiry.receivedAt)}`,
    `Form       ${inquiry.form}`,
    ...(suspicion === undefined ? [] : [`Suspected  ${reason}; not delivered`]),
    ...deliveries,
    ...labelledFields(inquiry).map(({ label, value }) => `\n${label}\n  ${value.replaceAll('\n', '\n  ')}`),
    '',
  ].join('\n');
}

async function* exportInquiries({ store, options }: CommandContext) {
  const [format] = readOption(options, 'format', /^(?:csv|json)$/, 'csv or json');
  const lines = (format === 'csv' ? csv : json)(store.list());
  const { output } = options;
  if (typeof output !== 'string') {
    yield* lines;
    return;
  }
  await pipeline(lines, createWriteStream(output, { flags: 'wx', mode: 0o600 }));
  yield `Inquiries written to ${output}.\n`;
}

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

async function* purge({ store, options }: CommandContext) {
  const allowed = 'a number of hours, days or weeks, like 48h, 90d or 12w';
  const [, count, unit = ''] = readOption(options, 'older-than', /^([1-9]\d{0,4})([hdw])$/, allowed);
  const receivedBefore = new Date(Date.now() - Number(count) * (hours[unit] ?? 0) * 3_600_000);
  const deleted = await store.purge(receivedBefore);
  yield `Inquiries received before ${formatTime(receivedBefore)} that are deleted: ${String(deleted)}.\n`;
}

async function* retry(context: CommandContext) {
  const { store, ids, options } = context;
  if ((options['all'] === true) === ids.length > 0)
    throw new UsageError('Which inquiries? Allowed are their references, or --all.');
  yield* changeEach(context, (id) => store.retry(id), ['is due for delivery now', 'has no dead delivery']);
  if (options['all'] !== true) return;
  let count = 0;
  for await (const { id } of store.list()) count += await store.retry(id);
  yield `Dead deliveries that are due now: ${String(count)}.\n`;
}

/** Commands in the order in which `help` lists them; the first word of `usage` is the name. */
export const commands: readonly Command[] = [
  {
    usage: 'list [--limit N] [--suspected | --dead]',
    summary: 'Lists the newest inquiries (50), or those that look automated or were not delivered',
    options: {
      limit: { type: 'string', default: '50' },
      suspected: { type: 'boolean' },
      dead: { type: 'boolean' },
    },
    run: list,
  },
  {
    usage: 'show REFERENCE',
    summary: 'Shows an inquiry and its deliveries',
    references: [1, 1],
    run: async function* ({ store, ids: [id = ''] }) {
      const inquiry = await store.get(id);
      if (!inquiry) throw new CommandError(`There is no inquiry ${formatReference(id)}.`);
      yield describeInquiry(inquiry);
    },
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
    run: (context) => changeEach(context, (id) => context.store.delete(id), ['is deleted', 'is not deleted']),
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
    run: (context) =>
      changeEach(context, (id) => context.store.release(id, context.channels), [
        'is no longer suspected, and is delivered as others are',
        'does not look automated',
      ]),
  },
];
