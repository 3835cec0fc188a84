import { theme } from './contract.css';
import { fontSize, fontWeight, lineHeight, tracking } from './scale';

const heading = (
  size: keyof typeof fontSize,
  line: keyof typeof lineHeight,
  spacing: keyof typeof tracking,
) => ({
  color: theme.color.text,
  fontSize: fontSize[size],
  fontWeight: fontWeight.heading,
  lineHeight: lineHeight[line],
  letterSpacing: tracking[spacing],
  textWrap: 'balance' as const,
});

/** Text styles. Components use these instead of combining font sizes, weights and line heights themselves. */
export const typography = {
  display: heading('display', 'display', 'display'),
  title: heading('title', 'heading', 'display'),
  h2: heading('h2', 'heading', 'heading'),
  h2Working: heading('h2Working', 'heading', 'snug'),
  h2Service: heading('h2Service', 'snug', 'snug'),
  h3: heading('h3', 'snug', 'snug'),
  h4: heading('h4', 'snug', 'snug'),
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.body },
  small: { fontSize: fontSize.small, lineHeight: lineHeight.body },
  /** Small technical labels: crumbs, durations, standards. */
  label: {
    color: theme.color.muted,
    fontVariantNumeric: 'tabular-nums',
    fontSize: fontSize.label,
    lineHeight: lineHeight.body,
  },
} as const;
