import { theme } from './contract.css';
import { fontFamily, fontSize, fontWeight, lineHeight, tracking } from './scale';

/** Text styles. Components use these instead of combining font sizes, weights and line heights themselves. */
export const typography = {
  display: {
    color: theme.color.text,
    fontSize: fontSize.display,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.display,
    letterSpacing: tracking.display,
  },
  title: {
    color: theme.color.text,
    fontSize: fontSize.title,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.heading,
    letterSpacing: tracking.display,
  },
  h2: {
    color: theme.color.text,
    fontSize: fontSize.h2,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.heading,
    letterSpacing: tracking.heading,
  },
  h2Working: {
    color: theme.color.text,
    fontSize: fontSize.h2Working,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.heading,
    letterSpacing: tracking.snug,
  },
  h2Service: {
    color: theme.color.text,
    fontSize: fontSize.h2Service,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.snug,
    letterSpacing: tracking.snug,
  },
  h3: {
    color: theme.color.text,
    fontSize: fontSize.h3,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.snug,
    letterSpacing: tracking.snug,
  },
  h4: {
    color: theme.color.text,
    fontSize: fontSize.h4,
    fontWeight: fontWeight.heading,
    lineHeight: lineHeight.snug,
    letterSpacing: tracking.snug,
  },
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.body },
  small: { fontSize: fontSize.small, lineHeight: lineHeight.body },
  /** Small technical labels: crumbs, durations, standards. */
  label: {
    color: theme.color.muted,
    fontFamily: fontFamily.mono,
    fontSize: fontSize.label,
    lineHeight: lineHeight.body,
  },
} as const;
