'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { InterfaceIcon } from '../Icon/InterfaceIcon';
import * as styles from './ChatButton.css';

type AnchorProps = Omit<
  ComponentPropsWithRef<'a'>,
  'children' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'role'
>;

export interface ChatButtonProps extends AnchorProps {
  /** Target of the link, such as a contact page. */
  readonly href: string;
  /** Accessible name of the link. @default 'Contact us' */
  readonly linkLabel?: string;
  /** Whether the application is hydrated: a button if so, a link before. See `useHydrated`. */
  readonly live: boolean;
  /** Accessible name of the button. @default 'Chat with us' */
  readonly label?: string;
  /** Follows the button's name while there are unread replies. @default '1 new message', '2 new messages', … */
  readonly unreadLabel?: (count: number) => string;
  /** Number of replies that arrived while the panel was closed. */
  readonly unread: number;
  readonly open: boolean;
  readonly panelId: string;
  /** Whether the panel's code is being loaded after a press. */
  readonly busy: boolean;
  readonly onPress: () => void;
  /** Called on hover and focus, so that the panel can be preloaded. */
  readonly onIntent: () => void;
}

/**
 * The floating button of the chat. The same `<a>` element before and after hydration, so that hydration neither mismatches
 * the server markup nor drops the focus: without JavaScript a link, and a button afterwards. A press with a modifier key
 * always follows the link.
 */
export function ChatButton({
  href,
  linkLabel = 'Contact us',
  live,
  label = 'Chat with us',
  unreadLabel = (count) => (count === 1 ? '1 new message' : `${String(count)} new messages`),
  unread,
  open,
  panelId,
  busy,
  onPress,
  onIntent,
  onKeyDown,
  className,
  ...rest
}: ChatButtonProps) {
  const showsCount = live && unread > 0 && !open;

  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    // Browsers activate links by Enter only; a button also reacts to Space, which must not scroll the page.
    if (event.key !== ' ' || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) onPress();
  };

  return (
    <a
      {...rest}
      href={href}
      className={clsx(styles.button, className)}
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
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onPointerEnter={({ pointerType }) => {
        // A touch is a press already, whose response loading would delay.
        if (pointerType !== 'touch') onIntent();
      }}
      onFocus={onIntent}
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
