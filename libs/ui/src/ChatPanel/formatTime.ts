const format = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** A moment, in milliseconds since the epoch, as the visitor's clock shows it. */
export function formatTime(at: number): string {
  return format.format(at);
}
