import { TextLink } from '@keystrand/ui';
import { failureMessages } from './failureMessages';
import { FocusedPanel } from './FocusedPanel';
import type { FailureReason } from './outcome';

export interface FailurePanelProps {
  readonly reason: FailureReason;
  /** `mailto:` URL with the same message. */
  readonly mailHref: string;
}

/** Renders why the form was not sent, with a link to send the message by e-mail instead. */
export function FailurePanel({ reason, mailHref }: FailurePanelProps) {
  return (
    <FocusedPanel tone={reason === 'automated' ? 'info' : 'danger'} {...failureMessages[reason]}>
      {reason === 'automated' ? null : <TextLink href={mailHref}>Send it as an e-mail instead</TextLink>}
    </FocusedPanel>
  );
}
