import type { InboxSettings } from '../settings/InboxSettings.ts';
import type { Channel } from '../store/Inquiry.ts';

/** Returns the channels on which inquiries are delivered. */
export function configuredChannels(settings: Pick<InboxSettings, Channel>): readonly Channel[] {
  const channels: readonly Channel[] = ['mail', 'webhook'];
  return channels.filter((channel) => settings[channel] !== undefined);
}
