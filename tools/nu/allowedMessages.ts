/** A message of the checker that is not a fault of the site. */
interface AllowedMessage {
  readonly message: RegExp;
  readonly reason: string;
}

export const allowedMessages: readonly AllowedMessage[] = [
  {
    message:
      /^CSS: “(?:view-transition-name|interpolate-size|field-sizing)”: Property “[a-z-]+” doesn't exist\.$/,
    reason:
      'Properties of newer CSS modules (View Transitions 1, Values 5, UI 4), which the checker does not know yet.',
  },
  {
    message: /^CSS: “transition”: “allow-discrete” is not a “transition” value\.$/,
    reason: 'CSS Transitions 2, which the checker does not know yet.',
  },
  {
    message: /^CSS: “animation”: “linear\([\d.,%\s-]+\)” is not a “animation” value\.$/,
    reason: 'linear() of CSS Easing Functions 2, which the checker does not know yet.',
  },
  {
    message: /^The “list” role is unnecessary for element “[uo]l”\.$/,
    reason: 'Safari announces no list without it if the list has no markers.',
  },
  {
    message: /^Inline script violates Content Security Policy \(meta tag\)/,
    reason: 'Structured data (application/ld+json) is data, which no policy blocks (HTML, section 4.12.1).',
  },
];
