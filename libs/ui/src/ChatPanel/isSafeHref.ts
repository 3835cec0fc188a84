/** Returns whether a message may contain a link to `href`: `https:`, `mailto:`, `tel:` or a path of this site. */
export function isSafeHref(href: string): boolean {
  // A second slash or a backslash would name another host; browsers remove control characters from URLs.
  return /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}\\]*$/iu.test(href);
}
