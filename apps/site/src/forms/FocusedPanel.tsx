import { Notice } from '@keystrand/ui';
import type { NoticeProps } from '@keystrand/ui';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './forms.css';

export interface FocusedPanelProps {
  readonly tone: NonNullable<NoticeProps['tone']>;
  readonly title: string;
  /** Message text; the group's accessible description, announced together with the title. */
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** Renders the result of a submission as a group that takes the focus on mount (WCAG 2.4.3, 3.3.1, 4.1.3). */
export function FocusedPanel({ tone, title, text, children }: FocusedPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => ref.current?.focus(), []);
  return (
    <Notice
      ref={ref}
      className={styles.panel}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-describedby={id}
      tone={tone}
      title={title}
    >
      <div className={styles.panelContent}>
        <p id={id}>{text}</p>
        {children}
      </div>
    </Notice>
  );
}
