import { formatReference } from '../reference/formatReference.ts';
import type { Command } from './Command.ts';
import { CommandError, UsageError } from './errors.ts';
import { unknownInquiry } from './unknownInquiry.ts';

export const retry: Command = {
  usage: 'retry REFERENCE... | retry --all',
  summary: 'Makes dead deliveries due now, of some or of all inquiries',
  options: { all: { type: 'boolean' } },
  references: 'any',
  async run({ store, ids, options, print }) {
    if ((options['all'] === true) === ids.length > 0) {
      throw new UsageError('Which inquiries? Allowed are their references, or --all.');
    }
    if (options['all'] === true) {
      let count = 0;
      for await (const { id, deliveries } of store.list()) {
        if (deliveries.some(({ state }) => state === 'dead')) count += await store.retry(id);
      }
      await print(`Dead deliveries that are due now: ${count}.\n`);
      return;
    }
    for (const id of ids) {
      if ((await store.retry(id)) === 0) {
        if (!(await store.get(id))) throw unknownInquiry(id);
        throw new CommandError(`Inquiry ${formatReference(id)} has no dead delivery.`);
      }
      await print(`Inquiry ${formatReference(id)} is due for delivery now.\n`);
    }
  },
};
