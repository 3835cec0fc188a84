import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './ChatButton.css';

export interface ChatButtonProps {
  /** Where it leads as a link. */
  readonly href: string;
  /** Its name as a link. */
  readonly linkLabel: string;
  /** Whether the application is there to serve it: a button then, a link before. */
  readonly live: boolean;
  /** Its name as a button. */
  readonly label: string;
  /** Follows the name while replies are unread. */
  readonly unreadLabel: (count: number) => string;
  /** Replies that came while the panel was closed. */
  readonly unread: number;
  /** Whether the panel stands open. */
  readonly open: boolean;
  /** Identity of the panel. */
  readonly panelId: string;
  /** Whether the panel is asked for and its code still on the way. */
  readonly busy: boolean;
  /** Opens or closes the panel. */
  readonly onPress: () => void;
  /** First sign that the panel will be wanted: pointer, focus or touch. */
  readonly onIntend: () => void;
  /** Where Escape is to close the panel from its button too. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Takes the focus back when the panel closes. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * The floating button of the chat, at the lower end of the window.
 *
 * One anchor in both of its lives, so that going live neither mismatches the prerendered page nor drops the focus or
 * an early click (it carries `data-replay-click`, see the site's bootstrap): a link that leads to a person without a script,
 * and a button afterwards. A press with a modifier key still follows the link.
 *
 * Keyboard: Enter and Space press it.
 *
 * WCAG: name with the unread count, role and state (4.1.2), 56 px target (2.5.5).
 */
export function ChatButton(props: ChatButtonProps) {
  const { href, linkLabel, live, label, unreadLabel, unread, open, panelId, busy, ref } = props;
  const { onPress, onIntend } = props;
  const showsCount = live && unread > 0 && !open;

  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    props.onKeyDown?.(event);
    // Links know Enter only; a button knows Space as well, and does not scroll the page by it.
    if (event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };

  return (
    <a
      ref={ref}
      href={href}
      className={styles.button}
      data-replay-click=""
      draggable={false}
      {...(live
        ? {
            role: 'button',
            'aria-label': showsCount ? `${label}, ${unreadLabel(unread)}` : label,
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            'aria-controls': open ? panelId : undefined,
            'aria-busy': busy,
          }
        : { 'aria-label': linkLabel })}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerEnter={onIntend}
      onFocus={onIntend}
      onTouchStart={onIntend}
    >
      <InterfaceIcon name={open ? 'chevron' : 'chat'} size={26} />
      {busy ? <span className={styles.waiting} /> : null}
      {showsCount ? (
        <span className={styles.badge} aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
    </a>
  );
}
