import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import type { Crumb } from '../Breadcrumbs/Breadcrumbs';
import { visuallyHidden } from '../theme/focusRing.css';
import { unbroken } from '../theme/unbroken';
import * as styles from './Hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `home`: on the page's background, at display size; `inner`: on a `DarkSurface`, at title size. @default 'inner' */
  readonly variant?: 'home' | 'inner';
  /** Text of the page's only `h1`, which can receive focus after a page change. On inner pages the name of the page. */
  readonly heading: string;
  readonly slogan?: string;
  readonly lead?: ReactNode;
  /** From the root down to the page itself; see `Breadcrumbs`. The page alone is not shown: it would repeat the heading. */
  readonly crumbs?: readonly Crumb[];
  /** Accessible name of the breadcrumb navigation. @default 'Breadcrumb' */
  readonly crumbsLabel?: string;
  /** One `GlowButton` and at most one `TextLink`, or the newest entry of an index. */
  readonly actions?: ReactNode;
  /** Full-width illustration below the text, such as `Strand`. */
  readonly art?: ReactNode;
  /** `FigureArt` of the page's first figure, `IndexArt`, `RowArt` or `Strand`: beyond the text up to the window's edge, on narrow screens a strip below it. */
  readonly figure?: ReactNode;
}

/**
 * Renders the header of a page: breadcrumbs, `h1`, lead and actions. The heading is meant to be the largest contentful
 * paint, so nothing in it depends on a script or an animation.
 */
export function Hero({
  variant = 'inner',
  heading,
  slogan,
  lead,
  crumbs = [],
  crumbsLabel = 'Breadcrumb',
  actions,
  art,
  figure,
  className,
  ...rest
}: HeroProps) {
  const inner = variant === 'inner';
  return (
    <div
      {...rest}
      className={clsx(inner ? styles.inner : styles.home, inner && art && styles.withoutControl, className)}
    >
      <div
        className={clsx(
          styles.columns,
          inner && crumbs.length < 2 && styles.withoutCrumbs,
          figure && styles.withFigure,
        )}
      >
        <div className={styles.text} data-over-background="">
          {crumbs.length > 1 ? (
            <div className={styles.crumbs}>
              <Breadcrumbs crumbs={crumbs} label={crumbsLabel} />
            </div>
          ) : null}
          <h1 className={clsx(styles.heading, styles.size[variant])} tabIndex={-1}>
            {heading}
            {slogan ? (
              <>
                <span className={visuallyHidden}>:</span> <span className={styles.slogan}>{slogan}</span>
              </>
            ) : null}
          </h1>
          {lead ? <p className={styles.lead}>{unbroken(lead)}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          {figure ? (
            <div className={styles.figure} data-over-background="">
              {figure}
            </div>
          ) : null}
        </div>
      </div>
      {art ? (
        <div className={styles.art} data-over-background="">
          {art}
        </div>
      ) : null}
    </div>
  );
}
