import { chatStarters } from '@keystrand/content/chat';
import { ChatPanel } from '@keystrand/ui/chat';
import { useLocation } from 'react-router-dom';
import { contentPath } from '../../contentPath';
import { appendToDraft } from '../../storage/formDraft';
import { retryableImport } from '../../loading/retryableImport';
import { chatStorage } from './chatStorage';
import { chatTexts } from './chatTexts';
import { withPatienceTimeout } from './withinPatience';

const contactPath = '/contact';
const inquiryPath = '/inquire-now';

/** Leaves room in the inquiry's message, which holds 10,000 characters, for the visitor's own words. */
const transcriptLength = 8000;

/** Keywords and replies outweigh the panel; they come while the first word is typed. */
const importEngine = retryableImport(() => import('./chatEngine'));

const loadEngine = () => withPatienceTimeout(importEngine().then((module) => module.chatEngine));

export interface SiteChatProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

/** The chat with the site's keywords, its words and its forms; loaded on first use. */
export function SiteChat({ id, open, onClose, onUnread }: SiteChatProps) {
  const onInquiryPage = contentPath(useLocation().pathname) === inquiryPath;
  return (
    <ChatPanel
      id={id}
      open={open}
      onClose={onClose}
      onUnread={onUnread}
      engine={loadEngine}
      texts={chatTexts}
      starters={chatStarters}
      contactHref={contactPath}
      storage={chatStorage}
      handOver={{
        href: inquiryPath,
        maxLength: transcriptLength,
        onTake: (transcript) => {
          appendToDraft('inquiry', transcript);
          // A form that stands already reads its draft only when it is opened anew.
          if (onInquiryPage) location.reload();
        },
      }}
    />
  );
}
