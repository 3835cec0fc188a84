import { ChatButton, useHydrated } from '@keystrand/ui';
import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { inTime } from '../../loading/chunk';
import { appendToDraft } from '../../storage/formDraft';
import { afterPaint } from '../onIdle';
import { ChatFailure } from './ChatFailure';
import { chatStorage } from './chatStorage';
import type { SiteChat } from './SiteChat';

const contactPath = '/contact';
const panelId = 'chat';

/** Milliseconds after which a press shows a failure (docs/requirements.md, section 9.2). */
const timeLimit = 10_000;

export const importChat = () => inTime('code of the chat', import('./SiteChat'));

/**
 * Renders the chat button and, once its code is loaded, the chat panel. The code is loaded on hover, focus or press, or
 * when the visit already has a conversation. Without JavaScript the button leads to the contact page. If a press does not
 * bring the code within 10 s, a status above the button says so and offers a retry and the contact page.
 */
export function ChatLauncher() {
  const hydrated = useHydrated();
  const [Chat, setChat] = useState<typeof SiteChat>();
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);
  const open = state === 'open';
  // A press changes the button at once; the panel is rendered after the browser has painted that.
  const shown = useDeferredValue(open);

  const loadChat = useCallback(
    () =>
      // After a paint: starting to load takes as long as a frame on a slow device.
      new Promise<void>(afterPaint).then(importChat).then((module) => setChat(() => module.SiteChat)),
    [],
  );
  const preloadChat = () => {
    // Ignores a failure: a press loads the chat again.
    if (!Chat) loadChat().catch(() => undefined);
  };

  const press = () => {
    if (Chat) setState(open ? 'closed' : 'open');
    else if (state !== 'loading') {
      // After the browser has painted the pressed button.
      startTransition(() => setState('loading'));
      inTime('code of the chat', loadChat(), timeLimit).then(
        () => setState('open'),
        () => setState('failed'),
      );
    }
  };

  useEffect(() => {
    // Replies may be pending or unread since the last document.
    if (chatStorage.read() !== null) loadChat().catch(() => undefined);
  }, [loadChat]);

  useEffect(() => {
    // In an effect, because the open panel can hide the button. A page change may have moved the focus meanwhile.
    const isInPage = document.activeElement?.closest('main');
    if (wasOpen.current && !shown && !isInPage) button.current?.focus({ preventScroll: true });
    wasOpen.current = shown;
  }, [shown]);

  const close = () => setState('closed');

  return (
    // A landmark: the button is a link before hydration, outside of the others.
    <aside aria-label="Chat">
      <ChatButton
        ref={button}
        href={contactPath}
        live={hydrated}
        data-replay-click=""
        unread={unread}
        open={open}
        panelId={panelId}
        busy={state === 'loading'}
        onPress={press}
        onIntent={preloadChat}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <ChatFailure
        shown={state === 'failed'}
        contactHref={contactPath}
        onClose={close}
        onRetry={() => {
          button.current?.focus();
          press();
        }}
      />
      {Chat ? (
        <Chat id={panelId} open={shown} onClose={close} onUnread={setUnread} appendToDraft={appendToDraft} />
      ) : null}
    </aside>
  );
}
