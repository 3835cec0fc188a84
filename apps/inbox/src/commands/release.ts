import { formatReference } from '../reference/formatReference.ts';
import type { Command } from './Command.ts';
import { CommandError } from './errors.ts';
import { unknownInquiry } from './unknownInquiry.ts';

export const release: Command = {
  usage: 'release REFERENCE',
  summary: 'Delivers an inquiry that looks automated',
  options: {},
  references: 'one',
  async run({ store, channels, ids: [id = ''], print }) {
    if (!(await store.release(id, channels))) {
      if (!(await store.get(id))) throw unknownInquiry(id);
      throw new CommandError(`Inquiry ${formatReference(id)} does not look automated.`);
    }
    await print(`Inquiry ${formatReference(id)} is no longer suspected, and is delivered as others are.\n`);
  },
};
