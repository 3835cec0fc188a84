import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** Identity of the element to go to, without the hash. */
  readonly target: string;
  /** Where it leads, in words. */
  readonly children: string;
}

/**
 * First thing in the tab order: leads past the header to the content. A plain anchor, so it works without a script.
 *
 * Keyboard: the first Tab shows it, Enter follows it.
 *
 * WCAG: a way past what is on every page (2.4.1), focus visible (2.4.7).
 */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.skipLink}
      onClick={(event) => {
        const element = document.getElementById(target);
        if (!element) return;
        // A fragment in the address would change what Back does; moving the focus is all that is wanted.
        event.preventDefault();
        element.focus();
        element.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
