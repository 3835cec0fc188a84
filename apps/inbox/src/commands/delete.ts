import { formatReference } from '../reference/formatReference.ts';
import type { Command } from './Command.ts';
import { unknownInquiry } from './unknownInquiry.ts';

export const deleteInquiry: Command = {
  usage: 'delete REFERENCE',
  summary: 'Deletes an inquiry and its deliveries',
  options: {},
  references: 'one',
  async run({ store, ids: [id = ''], print }) {
    if (!(await store.delete(id))) throw unknownInquiry(id);
    await print(`Inquiry ${formatReference(id)} is deleted.\n`);
  },
};
