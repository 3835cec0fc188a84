import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { BrokenStrand } from '../Strand/BrokenStrand';
import * as styles from './NotFoundArt.css';

export type NotFoundArtProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Renders the decorative illustration of a not-found page: a broken strand across the full width. */
export function NotFoundArt({ className, ...rest }: NotFoundArtProps) {
  return (
    <div {...rest} className={clsx(styles.frame, className)}>
      <BrokenStrand />
    </div>
  );
}
