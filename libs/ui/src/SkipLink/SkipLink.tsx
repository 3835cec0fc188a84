import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** Identity of the element to go to, without the hash. */
  readonly target: string;
  readonly children: string;
}

/** First thing in the tab order: leads past the header to the content (WCAG 2.4.1). A plain anchor, so it works without a script. */
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
