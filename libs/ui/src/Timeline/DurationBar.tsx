import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { label as figureLabel } from '../Figure/Figure.css';
import * as styles from './Timeline.css';
import { StepMarks } from './TimelineChart';

export interface DurationBarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'min' | 'max'> {
  /** Shortest duration, greater than 0. */
  readonly min: number;
  readonly max: number;
  /** Says both, such as '2 to 3 weeks'. */
  readonly label: string;
}

/**
 * Renders a duration as a bar: a braid to the shortest, dots to the longest. It is hidden from screen readers: place it
 * next to words that state the same (WCAG 1.1.1).
 */
export function DurationBar({ min, max, label, className, ...rest }: DurationBarProps) {
  return (
    <svg {...rest} className={clsx(styles.bar, className)} aria-hidden="true">
      <StepMarks row={{ start: 0.01, earliest: min / max, latest: 1 }} acts={false} />
      <text className={clsx(figureLabel, styles.tick)} x="100%" y="2.75rem" textAnchor="end">
        {label}
      </text>
    </svg>
  );
}
