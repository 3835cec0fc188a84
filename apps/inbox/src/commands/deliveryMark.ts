import type { StoredInquiry } from '../store/Inquiry.ts';

/** Returns the state of an inquiry in one word; of several deliveries the worst counts. */
export function deliveryMark({ suspicion, deliveries }: StoredInquiry): string {
  if (suspicion !== undefined) return 'suspected';
  if (deliveries.some(({ state }) => state === 'dead')) return 'dead';
  // Without deliveries, it waits for a channel.
  const isDelivered = deliveries.length > 0 && deliveries.every(({ state }) => state === 'delivered');
  return isDelivered ? 'delivered' : 'waiting';
}
