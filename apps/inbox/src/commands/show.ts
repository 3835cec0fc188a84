import { inquiryFields } from '../delivery/inquiryFields.ts';
import { formatTime } from '../delivery/inquiryText.ts';
import { formatReference } from '../reference/formatReference.ts';
import type { Delivery, StoredInquiry, Suspicion } from '../store/Inquiry.ts';
import type { Command } from './Command.ts';
import { unknownInquiry } from './unknownInquiry.ts';
import { visibleText } from './visibleText.ts';

const suspicions: Readonly<Record<Suspicion, string>> = {
  honeypot: 'the honeypot field has text',
  'too-fast': 'filled in within two seconds',
};

function describeDelivery({ channel, state, attempts, nextAttemptAt, lastError }: Delivery): string {
  const next = nextAttemptAt === undefined ? '' : `, next attempt ${formatTime(nextAttemptAt)}`;
  const error = lastError === undefined ? '' : `, last error: ${lastError}`;
  return `${channel}: ${state}, attempts: ${attempts}${next}${error}`;
}

function describe(inquiry: StoredInquiry): string {
  const { id, form, receivedAt, suspicion, deliveries } = inquiry;
  const facts = [
    ['Reference', formatReference(id)],
    ['Received', formatTime(receivedAt)],
    ['Form', form],
    ...(suspicion === undefined ? [] : [['Suspected', `${suspicions[suspicion]}; not delivered`]]),
    ...deliveries.map((delivery) => ['Delivery', describeDelivery(delivery)]),
  ];
  return [
    ...facts.map(([name = '', value = '']) => `${name.padEnd(11)}${visibleText(value)}\n`),
    // Indented, so that no value looks like a label or a fact.
    ...inquiryFields(inquiry).map(
      ({ label, value }) =>
        `\n${visibleText(label)}\n${value
          .split('\n')
          .map((line) => `  ${visibleText(line)}\n`)
          .join('')}`,
    ),
  ].join('');
}

export const show: Command = {
  usage: 'show REFERENCE',
  summary: 'Shows an inquiry and its deliveries',
  options: {},
  references: 'one',
  async run({ store, ids: [id = ''], print }) {
    const inquiry = await store.get(id);
    if (!inquiry) throw unknownInquiry(id);
    await print(describe(inquiry));
  },
};
