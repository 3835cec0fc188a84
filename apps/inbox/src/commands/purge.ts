import { formatTime } from '../delivery/inquiryText.ts';
import type { Command } from './Command.ts';
import { UsageError } from './errors.ts';

const hours: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

/** Parses a duration such as `90d`; returns milliseconds. */
function parseDuration(text: string | boolean | undefined): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([hdw])$/.exec(String(text)) ?? [];
  const unitHours = hours[unit];
  if (unitHours === undefined) {
    const given = text === undefined ? '--older-than is missing' : `--older-than is "${String(text)}"`;
    throw new UsageError(`${given}; allowed is a number of hours, days or weeks, like 48h, 90d or 12w.`);
  }
  return Number(count) * unitHours * 3_600_000;
}

export const purge: Command = {
  usage: 'purge --older-than DURATION',
  summary: 'Deletes inquiries received before that time, such as 90d',
  options: { 'older-than': { type: 'string' } },
  references: 'none',
  async run({ store, options, now, print }) {
    const receivedBefore = new Date(now.getTime() - parseDuration(options['older-than']));
    const deleted = await store.purge(receivedBefore);
    await print(`Inquiries received before ${formatTime(receivedBefore)} that are deleted: ${deleted}.\n`);
  },
};
