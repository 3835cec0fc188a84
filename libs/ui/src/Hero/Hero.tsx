import type { ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import type { Crumb } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './Hero.css';

export interface HeroProps {
  /** `home` stands on the page's ground at display size; `inner` on the canvas at title size. @default 'inner' */
  readonly variant?: 'home' | 'inner';
  /** The page's one `h1`; takes the focus after a page change. */
  readonly heading: string;
  /** One or two sentences. */
  readonly lead?: ReactNode;
  /** From the top down; see `Breadcrumbs`. */
  readonly crumbs?: readonly Crumb[];
  /** One `GlowButton` and at most one `TextLink`. */
  readonly actions?: ReactNode;
  /** From edge to edge under the words: `Strand`. */
  readonly art?: ReactNode;
  /** Beside the words where the window is wide: `StrandEmblem`. */
  readonly emblem?: ReactNode;
}

/**
 * The head of a page. Nothing in it waits for a script or an animation: the heading is the largest paint.
 *
 * Keyboard: Tab through crumbs and actions; the heading takes the focus on a page change only.
 *
 * WCAG: one `h1` (1.3.1, 2.4.6), focus on a page change (2.4.3), contrast of text on its ground (1.4.6).
 */
export function Hero({ variant = 'inner', heading, lead, crumbs = [], actions, art, emblem }: HeroProps) {
  const names = [styles.hero[variant]];
  if (variant === 'inner' && crumbs.length === 0) names.push(styles.open);
  if (variant === 'inner' && art) names.push(styles.drawn);
  return (
    <div className={names.join(' ')}>
      <div className={styles.columns}>
        <div className={styles.words}>
          {crumbs.length > 0 ? (
            <div className={styles.crumbs}>
              <Breadcrumbs crumbs={crumbs} />
            </div>
          ) : null}
          <h1 className={styles.heading[variant]} tabIndex={-1}>
            {heading}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {emblem ? <div className={styles.emblem}>{emblem}</div> : null}
      </div>
      {art ? <div className={styles.art}>{art}</div> : null}
    </div>
  );
}
