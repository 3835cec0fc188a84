import { TextLink } from '@keystrand/ui';
import { failureMessages } from './failureMessages';
import { FocusedPanel } from './FocusedPanel';
import type { FailureReason } from './outcome';

export interface FailurePanelProps {
  readonly reason: FailureReason;
  /** Address of the same message as an e-mail. */
  readonly mailHref: string;
}

/** Why a form was not taken, and the e-mail as the way out; the button under it tries again. */
export function FailurePanel({ reason, mailHref }: FailurePanelProps) {
  return (
    <FocusedPanel tone={reason === 'held' ? 'info' : 'danger'} {...failureMessages[reason]}>
      {reason === 'held' ? null : <TextLink href={mailHref}>Send it as an e-mail instead</TextLink>}
    </FocusedPanel>
  );
}
