import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { label } from '../Figure/Figure.css';
import { percent } from '../Figure/percent';
import * as styles from './Timeline.css';
import { StepMarks } from './TimelineChart';

export interface DurationBarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'min' | 'max'> {
  /** Shortest duration, greater than 0. */
  readonly min: number;
  readonly max: number;
  /** Of both, such as 'weeks'. */
  readonly unit: string;
}

/**
 * Renders a duration as a bar: a braid to the shortest, dots to the longest. It is hidden from screen readers: place it
 * next to words that state the same (WCAG 1.1.1).
 */
export function DurationBar({ min, max, unit, className, ...rest }: DurationBarProps) {
  return (
    <svg {...rest} className={clsx(label, styles.bar, className)} textAnchor="middle" aria-hidden="true">
      <StepMarks row={{ start: 0.01, earliest: min / max, latest: 1 }} acts={false} />
      <text className={styles.tick} y="2.75rem" textAnchor="start">
        {unit}
      </text>
      <text className={styles.tick} x={percent(min / max)} y="2.75rem">
        {min}
      </text>
      <text className={styles.tick} x="100%" y="2.75rem">
        {max}
      </text>
    </svg>
  );
}
