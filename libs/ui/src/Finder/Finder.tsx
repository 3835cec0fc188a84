'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { content } from '../DirectoryGroup/DirectoryGroup.css';
import { DirectoryLinks } from '../DirectoryGroup/DirectoryLinks';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/IconName';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import { IconTile } from '../IconTile/IconTile';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { MarkedText } from '../MarkedText/MarkedText';
import { generateStrand } from '../Strand/generateStrand';
import { StrandDrawing } from '../Strand/StrandDrawing';
import { TextButton } from '../TextLink/TextLink';
import { hueClass } from '../theme/hue.css';
import * as styles from './Finder.css';
import type { FinderGroup, FinderSearch } from './types';
import { useSearch } from './useSearch';

export interface FinderProps extends ComponentPropsWithRef<'div'> {
  /** The `id` of the search field, as the target of links. @default generated */
  readonly id?: string;
  readonly label: string;
  /** Scope of the search, below the field; part of its accessible description. */
  readonly hint?: string;
  readonly icon?: IconName;
  /** Loads the search; called when the field gets the focus, and again after a failure. */
  readonly loadSearch: () => Promise<FinderSearch>;
  /** Returns the text for the number of results, at least 1. @default '1 result for “wallet”' */
  readonly countLabel?: (count: number, query: string) => string;
  readonly clearLabel?: string;
  readonly loadingText?: string;
  readonly failedText?: string;
  readonly retryLabel?: string;
  readonly emptyHeading?: (query: string) => string;
  readonly emptyText: string;
  /** A way on if nothing matches, such as a link to a person; next to `showAllLabel`. */
  readonly emptyAction: ReactNode;
  readonly showAllLabel?: string;
  /** Shown while the field is empty, and without scripting: everything that can be found. */
  readonly children: ReactNode;
}

const brokenStrand = generateStrand({
  seed: 11,
  strands: 2,
  width: 440,
  height: 48,
  waves: 5,
  broken: { at: 0.5, gap: 48 },
});

const renderGroup = ({ label, icon, hue, results }: FinderGroup) => (
  <div key={label} className={clsx(styles.group, hue && hueClass[hue])}>
    <div className={styles.groupName}>
      <IconTile icon={icon} hue={hue} />
      <h2 className={styles.heading}>{label}</h2>
    </div>
    <div className={content}>
      <DirectoryLinks
        rows={results.map(({ href, title, text, titleRanges, textRanges }) => ({
          href,
          title: <MarkedText text={title} ranges={titleRanges} />,
          text: <MarkedText text={text} ranges={textRanges} />,
        }))}
      />
    </div>
  </div>
);

/**
 * Renders a search field whose results replace `children` while a visitor types. Server markup contains the field, so
 * that nothing moves when it is hydrated, and a style sheet hides it without scripting. Text typed before hydration is
 * searched then. `id` is the field's; other attributes go to the root element.
 */
export function Finder({
  id,
  label,
  hint,
  icon,
  loadSearch,
  countLabel = (count, query) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  clearLabel = 'Clear the search',
  loadingText = 'Loading the search',
  failedText = 'The search has not loaded. Check your connection.',
  retryLabel = 'Try again',
  emptyHeading = (query) => `Nothing matches “${query}”`,
  emptyText,
  emptyAction,
  showAllLabel = 'Show everything',
  children,
  className,
  ...rest
}: FinderProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { search, failed, request } = useSearch(loadSearch);

  useEffect(() => {
    // Text that was typed before hydration has fired no event that React knows of.
    const text = field.current?.value ?? '';
    if (text) {
      setTyped(text);
      request();
    }
  }, [request]);

  const clear = () => {
    if (field.current) field.current.value = '';
    setTyped('');
    field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') {
      if (typed === '') return;
      event.preventDefault();
      clear();
      return;
    }
    const inField = event.target === field.current;
    const isDown = key === 'ArrowDown' || (key === 'Enter' && inField);
    if ((!isDown && key !== 'ArrowUp') || event.nativeEvent.isComposing) return;
    const stops = [field.current, ...(results.current?.querySelectorAll('a') ?? [])];
    const at = stops.findIndex((stop) => stop === event.target);
    const next = at < 0 ? undefined : stops[isDown ? at + 1 : at - 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const query = typed.trim();
  const groups = query && search ? search(query) : undefined;
  const count = groups?.reduce((sum, group) => sum + group.results.length, 0) ?? 0;
  const message = (() => {
    if (!query) return '';
    if (failed) return failedText;
    if (!groups) return loadingText;
    return count > 0 ? countLabel(count, query) : emptyHeading(query);
  })();

  return (
    <div {...rest} className={clsx(styles.finder, className)} onKeyDown={onKeyDown}>
      <div role="search" className={styles.search}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <div className={styles.control}>
          {icon ? <Icon name={icon} size={20} className={styles.icon} /> : null}
          <input
            ref={field}
            id={fieldId}
            type="search"
            className={styles.input}
            aria-describedby={hint ? `${fieldId}-hint` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={request}
            onChange={(event) => {
              request();
              setTyped(event.target.value);
            }}
          />
          {typed ? (
            <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
              <InterfaceIcon name="close" />
            </button>
          ) : null}
        </div>
        {hint ? (
          <p id={`${fieldId}-hint`} className={styles.note} hidden={message !== ''}>
            {hint}
          </p>
        ) : null}
        {/* The heading below states that nothing matches. */}
        {message && (count > 0 || !groups) ? (
          <p aria-hidden="true" className={styles.note}>
            {message}
          </p>
        ) : null}
        <LiveRegion text={message} />
        {query && failed ? <TextButton onClick={request}>{retryLabel}</TextButton> : null}
      </div>
      <div ref={results} className={styles.results}>
        {groups && count > 0 ? groups.map(renderGroup) : null}
        {groups && count === 0 ? (
          <div className={styles.empty}>
            <StrandDrawing geometry={brokenStrand} stroke={1.75} className={styles.art} />
            <h2 className={styles.heading}>{emptyHeading(query)}</h2>
            <p className={styles.emptyText}>{emptyText}</p>
            <div className={styles.actions}>
              {emptyAction}
              <TextButton onClick={clear}>{showAllLabel}</TextButton>
            </div>
          </div>
        ) : null}
      </div>
      <div hidden={groups !== undefined}>{children}</div>
    </div>
  );
}
