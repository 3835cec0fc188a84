import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import type { IconName } from '../Icon/IconName';
import { IconTile } from '../IconTile/IconTile';
import type { Row } from '../LinkList/LinkList';
import { RichText } from '../Prose/RichText';
import type { RichTextValue } from '../Prose/types';
import { hueClass } from '../theme/hue.css';
import type { Hue } from '../theme/tokens';
import * as styles from './DirectoryGroup.css';
import { DirectoryLinks } from './DirectoryLinks';

export interface DirectoryGroupProps extends Omit<ComponentPropsWithRef<'details'>, 'children' | 'title'> {
  readonly hue: Hue;
  readonly icon: IconName;
  readonly title: string;
  readonly text: RichTextValue;
  readonly links: readonly (Pick<Row, 'href' | 'text'> & { readonly title: string })[];
  /** The `id` of the collapsible content: the browser opens the group for a link to this fragment. */
  readonly contentId?: string;
  /** Returns the text for the number of links. @default '1 page', '2 pages' */
  readonly countLabel?: (count: number) => string;
}

/**
 * Renders a group of links that expands from a row. It is a native `details` element, so that it works without
 * JavaScript and before hydration. `contentId` is on the content and not on the root because browsers open a `details`
 * element for a fragment inside its content (HTML standard, section 6.9.2, ancestor revealing algorithm).
 *
 * With the attribute `data-open-when-wide`, wide windows show the content whether the group is open or not. An application
 * replaces it by `open` there once it runs, so that nothing moves.
 */
export function DirectoryGroup({
  hue,
  icon,
  title,
  text,
  links,
  contentId,
  countLabel = (count) => (count === 1 ? '1 page' : `${count} pages`),
  className,
  ...rest
}: DirectoryGroupProps) {
  const names = links.flatMap((link) => (link.title === title ? [] : link.title)).slice(0, 3);
  const more = links.length - names.length;
  return (
    <details {...rest} className={clsx(styles.group, hueClass[hue], className)}>
      <summary className={styles.summary}>
        <IconTile icon={icon} hue={hue} />
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count}>{countLabel(links.length)}</span>
        <span aria-hidden="true" className={styles.names}>
          {names.join(', ')}
          {more > 0 ? ` + ${more}` : null}
        </span>
      </summary>
      <div className={styles.content} id={contentId}>
        <p className={styles.text}>
          <RichText text={text} />
        </p>
        <DirectoryLinks rows={links} />
      </div>
    </details>
  );
}
