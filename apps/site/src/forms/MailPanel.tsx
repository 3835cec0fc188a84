import { Disclosure, TextArea, TextLink } from '@keystrand/ui';
import { useEffect, useId, useRef } from 'react';
import type { ComposedMail } from './composeMail';
import { FocusedPanel } from './FocusedPanel';

/** Opens the composed e-mail in the visitor's mail program once, and explains that it is not sent yet. */
export function MailPanel({ mail, address }: { readonly mail: ComposedMail; readonly address: string }) {
  const link = useRef<HTMLDivElement>(null);
  const id = useId();
  const { href } = mail;
  useEffect(() => link.current?.querySelector('a')?.click(), [href]);
  return (
    <FocusedPanel
      tone="info"
      title="The message is written, not sent"
      text={
        mail.complete
          ? `Your mail program should now show it, addressed to ${address}. It leaves only when you send it there.`
          : `Your mail program should now show its beginning, addressed to ${address}; it is too long for a link. Copy all of it from below. It leaves only when you send it there.`
      }
    >
      <div ref={link}>
        <TextLink href={href}>Open it again</TextLink>
      </div>
      <Disclosure summary="Copy the text instead" open={!mail.complete}>
        <TextArea
          name="mail-text"
          id={id}
          label={`To be sent to ${address}`}
          readOnly
          defaultValue={mail.text}
          rows={8}
        />
      </Disclosure>
    </FocusedPanel>
  );
}
