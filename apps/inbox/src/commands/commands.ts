import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ParseArgsConfig } from 'node:util';
import { formatTime, labelledFields } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { csv, getState, json } from './formats.ts';

/** Returns an error of the command line, with a message for the operator and a code as those of `parseArgs`. */
export const usageError = (message: string) => Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS' });

interface CommandContext {
  readonly store: Store;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** Id of the inquiry of the command line; empty if there is none. */
  readonly id: string;
}

interface Command {
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Whether a reference is an argument; default: none. */
  readonly reference?: 'required' | 'optional';
  /** Yields the output. Throws an error with a message for the operator. */
  run(context: CommandContext): AsyncIterable<string>;
}

async function getInquiry({ store, id }: CommandContext): Promise<StoredInquiry> {
  const inquiry = await store.get(id);
  if (!inquiry) throw new Error(`There is no inquiry ${formatReference(id)}.`);
  return inquiry;
}

/** Yields that an inquiry has changed, or throws why it has not. */
async function* report(context: CommandContext, hasChanged: unknown, done: string, impossible: string) {
  const name = `Inquiry ${formatReference(context.id)}`;
  if (!hasChanged) {
    await getInquiry(context);
    throw new Error(`${name} ${impossible}.`);
  }
  yield `${name} ${done}.\n`;
}

/** Formats a row of `list`. */
const listRow = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd([21, 25, 14, 11][index] ?? 0)).join('') + '\n';

/** Formats an inquiry and its deliveries. Values are indented, so that none looks like a label or a fact. */
function describeInquiry(inquiry: StoredInquiry): string {
  const { id, receivedAt, form, suspicion, deliveries } = inquiry;
  const reason = suspicion === 'honeypot' ? 'the honeypot field has text' : 'filled in within two seconds';
  return [
    `Reference  ${formatReference(id)}`,
    `Received   ${formatTime(receivedAt)}`,
    `Form       ${form}`,
    ...(suspicion === null ? [] : [`Suspected  ${reason}; not delivered`]),
    ...deliveries.map(({ channel, state, attempts, nextAttemptAt, lastError }) => {
      const next = nextAttemptAt === null ? '' : `, next attempt ${formatTime(nextAttemptAt)}`;
      const error = lastError === null ? '' : `, last error: ${lastError}`;
      return `Delivery   ${channel}: ${state}, attempts: ${String(attempts)}${next}${error}`;
    }),
    ...labelledFields(inquiry).map(({ label, value }) => `\n${label}\n  ${value.replaceAll('\n', '\n  ')}`),
    '',
  ].join('\n');
}

/** Commands by name. */
export const commands: Readonly<Record<string, Command | undefined>> = {
  list: {
    options: {
      limit: { type: 'string', default: '50' },
      suspected: { type: 'boolean' },
      dead: { type: 'boolean' },
    },
    async *run({ store, options }) {
      const limit = String(options['limit']);
      if (!/^[1-9]\d{0,8}$/.test(limit))
        throw usageError(`--limit is ${JSON.stringify(limit)}; allowed is a whole number from 1.`);
      const states = ['suspected', 'dead'].filter((state) => options[state] === true);
      let shown = 0;
      for await (const inquiry of store.list()) {
        const { id, receivedAt, form, fields } = inquiry;
        const state = getState(inquiry);
        if (states.length > 0 && !states.includes(state)) continue;
        if (shown === Number(limit)) break;
        if (shown === 0) yield listRow(['REFERENCE', 'RECEIVED', 'FORM', 'STATE', 'FROM']);
        const sender = [fields['name'], fields['email']].filter(Boolean).join(', ');
        const from = sender.length > 80 ? `${sender.slice(0, 79)}…` : sender;
        yield listRow([formatReference(id), formatTime(receivedAt), form, state, from]);
        shown++;
      }
      const { inquiries, suspected, waiting, dead } = await store.counts();
      yield `${shown === 0 ? '' : '\n'}${String(shown)} of ${String(inquiries)} inquiries shown; suspected: ${String(suspected)}. Deliveries waiting: ${String(waiting)}; dead: ${String(dead)}.\n`;
    },
  },
  show: {
    reference: 'required',
    async *run(context) {
      yield describeInquiry(await getInquiry(context));
    },
  },
  export: {
    options: { format: { type: 'string' }, output: { type: 'string' } },
    async *run({ store, options: { format, output } }) {
      if (format !== 'csv' && format !== 'json')
        throw usageError('--format is missing or unknown; allowed is csv or json.');
      const lines = (format === 'csv' ? csv : json)(store.list());
      if (typeof output !== 'string') {
        yield* lines;
        return;
      }
      await pipeline(lines, createWriteStream(output, { flags: 'wx', mode: 0o600 }));
      yield `Inquiries written to ${output}.\n`;
    },
  },
  delete: {
    reference: 'required',
    async *run(context) {
      yield* report(context, await context.store.delete(context.id), 'is deleted', 'is not deleted');
    },
  },
  retry: {
    options: { all: { type: 'boolean' } },
    reference: 'optional',
    async *run(context) {
      const { store, id, options } = context;
      if ((options['all'] === true) === (id !== ''))
        throw usageError('Which inquiries? Allowed is a reference, or --all.');
      if (id === '') yield `Dead deliveries that are due now: ${String(await store.retry())}.\n`;
      else yield* report(context, await store.retry(id), 'is due for delivery now', 'has no dead delivery');
    },
  },
  release: {
    reference: 'required',
    async *run(context) {
      const done = 'is no longer suspected, and is delivered within a minute';
      yield* report(context, await context.store.release(context.id), done, 'does not look automated');
    },
  },
};

export const help = `Usage: npm run inbox -- COMMAND

  list [--limit N] [--suspected | --dead]   Lists the newest inquiries (50), or those that look automated or were not delivered
  show REFERENCE                            Shows an inquiry and its deliveries
  export --format csv|json [--output FILE]  Writes all inquiries to standard output, or to a new file that only you can read
  delete REFERENCE                          Deletes an inquiry and its deliveries
  retry REFERENCE | retry --all             Makes dead deliveries due now, of one or of all inquiries
  release REFERENCE                         Delivers an inquiry that looks automated
  help                                      Shows this text

Without a command, the inbox serves. A REFERENCE looks like 7K2M-9QXR-4TBN-0WVE.
Settings are those of serving (docs/forms.md).
`;
