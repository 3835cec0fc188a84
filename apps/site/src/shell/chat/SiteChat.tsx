import { company } from '@keystrand/content';
import { chatGreeting, chatStarters } from '@keystrand/content/chat';
import { ChatPanel } from '@keystrand/ui/chat';
import type { ChatPanelProps, ChatTexts } from '@keystrand/ui/chat';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { contentPath } from '../../contentPath';
import type { appendToDraft } from '../../storage/formDraft';
import { onIdle } from '../onIdle';
import { chatEngine, indexQuestions } from './chatEngine';
import { chatStorage } from './chatStorage';

const contactPath = '/contact';
const inquiryPath = '/inquire-now';

/** Maximum length of the transcript; the inquiry's message may have 10,000 characters. */
const transcriptLength = 8000;

const phone = { text: company.socWatch.display, href: company.socWatch.href };

const texts: Partial<ChatTexts> = {
  bot: company.name,
  greeting: [chatGreeting],
  notice: ['Under attack? Call ', phone],
  urgent: ['Under attack now? Call; do not write: ', phone],
  typingStatus: `${company.name} is writing a reply`,
};

export interface SiteChatProps extends Pick<ChatPanelProps, 'id' | 'open' | 'onClose' | 'onUnread'> {
  /** A prop, because importing it here would load the chunk that forms share with other pages. */
  readonly appendToDraft: typeof appendToDraft;
}

/** Its chunk contains the keyword table and all replies, so that an open panel replies without a network. */
export function SiteChat({ appendToDraft, ...rest }: SiteChatProps) {
  useEffect(() => {
    if (rest.open) onIdle(indexQuestions);
  }, [rest.open]);
  const onInquiryPage = contentPath(useLocation().pathname) === inquiryPath;
  return (
    <ChatPanel
      {...rest}
      engine={chatEngine}
      texts={texts}
      starters={chatStarters}
      contactHref={contactPath}
      storage={chatStorage}
      handOver={{
        href: inquiryPath,
        maxLength: transcriptLength,
        onHandOver: (transcript) => {
          appendToDraft('inquiry', transcript);
          // A form reads its draft only when it is mounted.
          if (onInquiryPage) location.reload();
        },
      }}
    />
  );
}
