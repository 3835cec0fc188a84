import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import type { Crumb } from '../Breadcrumbs/Breadcrumbs';
import * as styles from './Hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `home`: on the page's background, at display size; `inner`: on a `DarkSurface`, at title size. @default 'inner' */
  readonly variant?: 'home' | 'inner';
  /** Text of the page's only `h1`, which can receive focus after a page change. */
  readonly heading: string;
  /** One or two sentences. */
  readonly lead?: ReactNode;
  /** From the root down to the page itself; see `Breadcrumbs`. */
  readonly crumbs?: readonly Crumb[];
  /** Accessible name of the breadcrumb navigation. @default 'Breadcrumb' */
  readonly crumbsLabel?: string;
  /** One `GlowButton` and at most one `TextLink`. */
  readonly actions?: ReactNode;
  /** Full-width illustration below the text, such as `Strand`. */
  readonly art?: ReactNode;
  /** Illustration beside the text on wide screens, such as `StrandEmblem`. */
  readonly emblem?: ReactNode;
}

/**
 * Renders the header of a page: breadcrumbs, `h1`, lead and actions. The heading is meant to be the largest contentful
 * paint, so nothing in it depends on a script or an animation.
 */
export function Hero({
  variant = 'inner',
  heading,
  lead,
  crumbs = [],
  crumbsLabel = 'Breadcrumb',
  actions,
  art,
  emblem,
  className,
  ...rest
}: HeroProps) {
  const inner = variant === 'inner';
  return (
    <div
      {...rest}
      className={clsx(
        styles.hero[variant],
        inner && crumbs.length === 0 && styles.withoutCrumbs,
        inner && art && styles.withArt,
        className,
      )}
    >
      <div className={styles.columns}>
        <div className={styles.text}>
          {crumbs.length > 0 ? (
            <div className={styles.crumbs}>
              <Breadcrumbs crumbs={crumbs} label={crumbsLabel} />
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
