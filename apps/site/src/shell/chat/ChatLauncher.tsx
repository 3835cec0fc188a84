import { ChatButton, useHydrated } from '@keystrand/ui';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { chatStorage } from './chatStorage';
import type { SiteChatProps } from './SiteChat';
import { withPatienceTimeout } from './withinPatience';

const contactPath = '/contact';
const panelId = 'chat';

const loadChat = () => import('./SiteChat').then((module) => module.SiteChat);

/**
 * The chat helper, on every page and across page changes. Without a script its button is a link to the contact page; the
 * panel, the engine and the keywords are fetched on the first sign that they are wanted, or when this visit has talked
 * already. Where they do not come, the visitor goes to the contact page.
 */
export function ChatLauncher() {
  const hydrated = useHydrated();
  const [Chat, setChat] = useState<ComponentType<SiteChatProps>>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(false);

  const fetchChat = async () => {
    const loaded = await loadChat();
    setChat(() => loaded);
  };
  const fetchEarly = () => {
    // A failure here is no one's business yet: the press tries again and has somewhere to go.
    if (!Chat) fetchChat().catch(() => undefined);
  };

  const press = () => {
    if (Chat) {
      setOpen(!open);
      return;
    }
    if (busy) return;
    setBusy(true);
    withPatienceTimeout(fetchChat()).then(
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
    // Replies may be due or unread since the last page.
    if (chatStorage.read() === null) return;
    loadChat().then(
      (loaded) => {
        setChat(() => loaded);
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    // Not before the button is back in sight, as it is on phones.
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
        onIntend={fetchEarly}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) close();
        }}
      />
      {Chat ? <Chat id={panelId} open={open} onClose={close} onUnread={setUnread} /> : null}
    </>
  );
}
