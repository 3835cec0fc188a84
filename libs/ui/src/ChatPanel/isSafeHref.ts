/** Whether a link may stand in a message: `https:`, `mailto:`, `tel:` or a path of this site; nothing else, whatever its case. */
export function isSafeHref(href: string): boolean {
  // A second slash or a backslash would name another host; browsers drop control characters from addresses.
  return /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}\\]*$/iu.test(href);
}
