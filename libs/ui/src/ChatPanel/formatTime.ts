const format = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** Formats a time, in milliseconds since the epoch, as hours and minutes in the visitor's locale and time zone. */
export function formatTime(at: number): string {
  return format.format(at);
}
