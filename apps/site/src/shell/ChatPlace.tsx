import { InterfaceIcon } from '@keystrand/ui';
import { SiteLink } from './SiteLink';
import * as styles from './ChatPlace.css';

/** Where the chat helper lives: bottom-right on every page. Without a script it is a link to the contact page. */
export function ChatPlace() {
  return (
    <SiteLink href="/contact" className={styles.button} aria-label="Contact us">
      <InterfaceIcon name="send" />
    </SiteLink>
  );
}
