import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Figure.css';
import { FigureMark } from './FigureMark';
import type { FigureMarkName } from './FigureMark';

export interface LegendItem {
  readonly mark: FigureMarkName;
  readonly label: string;
}

export interface FigureText {
  /** States the answer that the figure gives. */
  readonly heading: string;
  /** One or two sentences next to the heading: how to read the figure. */
  readonly lead?: string;
  /** Below the figure: source of its numbers, or omissions. */
  readonly caption?: string;
}

export interface FigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'>, FigureText {
  /** Marks that occur in the figure, with their words. */
  readonly legend?: readonly LegendItem[];
}

/** Props of a figure of one kind: its texts, its data, and labels that replace some of the default ones. */
export type FigurePropsOf<Data, Labels = object> = Omit<FigureProps, 'children' | 'legend'> &
  Data & { readonly labels?: Partial<Labels> };

export interface LegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  readonly items: readonly LegendItem[];
}

/** Renders marks with their words as a list. */
export function Legend({ items, className, ...rest }: LegendProps) {
  return (
    <ul {...rest} role="list" className={clsx(styles.legend, className)}>
      {items.map(({ mark, label }) => (
        <li key={label} className={styles.legendItem}>
          <FigureMark mark={mark} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/**
 * Renders the frame of an explanatory figure: an `h2` that states the answer, a lead, the figure itself, then caption
 * and legend. The figure is text in HTML with decorative lines, so that its markup is its text alternative (WCAG 1.1.1).
 */
export function Figure({ heading, lead, caption, legend, className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={clsx(styles.figure, className)}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children}
      {caption || legend ? (
        <figcaption className={styles.foot}>
          {caption ? <p className={styles.caption}>{caption}</p> : null}
          {legend ? <Legend items={legend} /> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
