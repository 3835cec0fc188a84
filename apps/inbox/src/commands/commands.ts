import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ParseArgsConfig } from 'node:util';
import { formatTime, labelledFields } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';
import type { Store } from '../store/Store.ts';
import { csv, getState, json } from './formats.ts';

/** Returns an error of the command line, with a code as those of `parseArgs`. */
export const usageError = (message: string) => Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS' });

type Options = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Whether a reference is an argument, unless there is the option `all`. */
  readonly hasReference?: true;
  /** Yields the output. `id` is that of an inquiry, or empty. */
  run(store: Store, id: string, options: Options): AsyncIterable<string>;
}

const change = (method: 'delete' | 'release' | 'retry', done: string, impossible: string): Command => ({
  hasReference: true,
  async *run(store, id) {
    const name = `Inquiry ${formatReference(id)}`;
    if (!(await store[method](id))) throw new Error(`${name} ${impossible}.`);
    yield `${name} ${done}.\n`;
  },
});

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

export const commands: Readonly<Record<string, Command | undefined>> = {
  list: {
    options: {
      limit: { type: 'string', default: '50' },
      suspected: { type: 'boolean' },
      dead: { type: 'boolean' },
    },
    async *run(store, _, options) {
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
    hasReference: true,
    async *run(store, id) {
      const inquiry = await store.get(id);
      if (inquiry) yield describeInquiry(inquiry);
    },
  },
  export: {
    options: { format: { type: 'string' }, output: { type: 'string' } },
    async *run(store, _, { format, output }) {
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
  delete: change('delete', 'is deleted', 'is not deleted'),
  retry: {
    options: { all: { type: 'boolean' } },
    hasReference: true,
    async *run(store, id, options) {
      if (id === '') yield `Dead deliveries that are due now: ${String(await store.retry())}.\n`;
      else yield* change('retry', 'is due for delivery now', 'has no dead delivery').run(store, id, options);
    },
  },
  release: change(
    'release',
    'is no longer suspected, and is delivered within a minute',
    'does not look automated',
  ),
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
