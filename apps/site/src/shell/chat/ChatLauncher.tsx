import { ChatButton, useHydrated } from '@keystrand/ui';
import { useEffect, useRef, useState } from 'react';
import { createLazyComponent } from '../../loading/createLazyComponent';
import { chatStorage } from './chatStorage';
import { withChatTimeout } from './withChatTimeout';

const contactPath = '/contact';
const panelId = 'chat';

const useSiteChat = createLazyComponent(() => import('./SiteChat').then((module) => module.SiteChat));

/**
 * Renders the chat button and, once its code is loaded, the chat panel. The code is loaded on hover, focus or press, or
 * when the visit already has a conversation. Without JavaScript, and if the code does not load, the button leads to the
 * contact page.
 */
export function ChatLauncher() {
  const hydrated = useHydrated();
  const [Chat, loadChat] = useSiteChat();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);

  const preloadChat = () => {
    // Ignores a failure: a press loads the chat again.
    if (!Chat) loadChat().catch(() => undefined);
  };

  const press = () => {
    if (Chat) {
      setOpen(!open);
      return;
    }
    if (busy) return;
    setBusy(true);
    withChatTimeout(loadChat()).then(
      () => {
        setBusy(false);
        setOpen(true);
      },
      () => {
        location.assign(contactPath);
      },
    );
  };

  useEffect(() => {
    // Replies may be pending or unread since the last document.
    if (chatStorage.read() !== null) loadChat().catch(() => undefined);
  }, [loadChat]);

  useEffect(() => {
    // In an effect, because the open panel hides the button on phones.
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);

  const close = () => {
    setOpen(false);
  };

  return (
    <>
      <ChatButton
        ref={button}
        href={contactPath}
        live={hydrated}
        data-replay-click=""
        unread={unread}
        open={open}
        panelId={panelId}
        busy={busy}
        onPress={press}
        onIntent={preloadChat}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) close();
        }}
      />
      {Chat ? <Chat id={panelId} open={open} onClose={close} onUnread={setUnread} /> : null}
    </>
  );
}
