import { TextLink } from '@keystrand/ui';
import { failureMessage } from './failureMessages';
import { FocusedPanel } from './FocusedPanel';
import type { FailureReason } from './outcome';

export interface FailurePanelProps {
  readonly reason: FailureReason;
  /** Whether the endpoint is the project's own inbox. */
  readonly inbox: boolean;
  /** `mailto:` URL with the same message. */
  readonly mailHref: string;
}

/** Renders why the form was not sent, with a link to send the message by e-mail instead. */
export function FailurePanel({ reason, inbox, mailHref }: FailurePanelProps) {
  return (
    <FocusedPanel tone={reason === 'automated' ? 'info' : 'danger'} {...failureMessage(reason, inbox)}>
      {reason === 'automated' ? null : <TextLink href={mailHref}>Send it as an e-mail instead</TextLink>}
    </FocusedPanel>
  );
}
