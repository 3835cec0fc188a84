import { formatTime } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference/formatReference.ts';
import type { StoredInquiry } from '../store/Inquiry.ts';
import type { Command } from './Command.ts';
import { deliveryMark } from './deliveryMark.ts';
import { UsageError } from './errors.ts';
import { visibleText } from './visibleText.ts';

const widths = { reference: 21, received: 25, form: 14, state: 11 };
const maxSenderLength = 80;

function row(
  cells: readonly [reference: string, received: string, form: string, state: string],
  sender: string,
) {
  const [reference, received, form, state] = cells;
  return `${reference.padEnd(widths.reference)}${received.padEnd(widths.received)}${form.padEnd(widths.form)}${state.padEnd(widths.state)}${sender}\n`;
}

function inquiryRow(inquiry: StoredInquiry): string {
  const { name = '', email = '' } = inquiry.fields;
  const sender = visibleText([name, email].filter((text) => text !== '').join(', '));
  return row(
    [formatReference(inquiry.id), formatTime(inquiry.receivedAt), inquiry.form, deliveryMark(inquiry)],
    sender.length > maxSenderLength ? `${sender.slice(0, maxSenderLength - 1)}…` : sender,
  );
}

function readLimit(limit: string | boolean | undefined): number {
  if (limit === undefined) return 50;
  if (typeof limit !== 'string' || !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new UsageError(`--limit is "${String(limit)}"; allowed is a whole number from 1.`);
  }
  return Number(limit);
}

export const list: Command = {
  usage: 'list [--limit N] [--suspected | --dead]',
  summary: 'Lists the newest inquiries (50), or those that look automated or were not delivered',
  options: { limit: { type: 'string' }, suspected: { type: 'boolean' }, dead: { type: 'boolean' } },
  references: 'none',
  async run({ store, options, print }) {
    const limit = readLimit(options['limit']);
    const marks = ['suspected', 'dead'].filter((mark) => options[mark] === true);
    let shown = 0;
    for await (const inquiry of store.list()) {
      if (marks.length > 0 && !marks.includes(deliveryMark(inquiry))) continue;
      if (shown === limit) break;
      if (shown === 0) await print(row(['REFERENCE', 'RECEIVED', 'FORM', 'STATE'], 'FROM'));
      await print(inquiryRow(inquiry));
      shown++;
    }
    const { inquiries, suspected, waiting, dead } = await store.counts();
    await print(
      `${shown === 0 ? '' : '\n'}${shown} of ${inquiries} inquiries shown; suspected: ${suspected}. Deliveries waiting: ${waiting}; dead: ${dead}.\n`,
    );
  },
};
