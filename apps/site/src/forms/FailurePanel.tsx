import { TextLink } from '@keystrand/ui';
import { FocusedPanel } from './FocusedPanel';

const valuesKept = 'Everything you entered is still in the form.';

/** Whether the message was sent, and the next step (docs/requirements.md, section 8.3). */
const texts = {
  automated: `This was filled in the way a program does it: very quickly, or in a field that people do not see. It has not been sent. ${valuesKept}`,
  offline: `This device has no connection to the internet. ${valuesKept} Try again once it is back.`,
  unreachable: `The service that takes our forms could not be reached. ${valuesKept}`,
  timeout: `The service that takes our forms gave no answer within 20 seconds. ${valuesKept} You can safely try again: a message that arrives twice does no harm.`,
  refused: `The service that takes our forms did not accept it. ${valuesKept}`,
  busy: `The service that takes our forms is getting too many messages at present. ${valuesKept} Wait a few minutes, then try again.`,
  server: `The service that takes our forms has a fault. ${valuesKept}`,
};

/** Why a form was not sent, or why it is unknown whether it was; `automated` for one that was held. */
export type FailureReason = keyof typeof texts;

const titles: Partial<Record<FailureReason, string>> = {
  automated: 'Please press the button once more',
  unreachable: 'Your message has probably not been sent',
  timeout: 'We do not know whether your message was sent',
};

export interface FailurePanelProps {
  readonly reason: FailureReason;
  readonly mailHref: string;
}

export function FailurePanel({ reason, mailHref }: FailurePanelProps) {
  return (
    <FocusedPanel
      tone={reason === 'automated' ? 'info' : 'danger'}
      title={titles[reason] ?? 'Your message was not sent'}
      text={texts[reason]}
    >
      {reason === 'automated' ? null : <TextLink href={mailHref}>Send it as an e-mail instead</TextLink>}
    </FocusedPanel>
  );
}
