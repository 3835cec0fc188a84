import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import * as styles from './Tag.css';

export interface TagProps extends ComponentPropsWithRef<'span'> {
  readonly children: ReactNode;
  /** Adds a ring in this hue before the text; decorative, so the text must be sufficient by itself (WCAG 1.4.1). */
  readonly hue?: Hue | undefined;
}

export function Tag({ hue, className, ...rest }: TagProps) {
  return (
    <span {...rest} className={clsx(styles.tag, hue && styles.dotted, hue && hueClass[hue], className)} />
  );
}
