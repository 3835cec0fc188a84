import type { FailureReason } from './outcome';

interface FailureMessage {
  readonly title: string;
  readonly text: string;
}

const valuesKept = 'Everything you entered is still in the form.';

/** Title and text by reason: whether the message was sent, and what to do next (docs/requirements.md, section 8.3). */
export const failureMessages: Readonly<Record<FailureReason, FailureMessage>> = {
  automated: {
    title: 'Please press the button once more',
    text: `This was filled in the way a program does it: very quickly, or in a field that people do not see. It has not been sent. ${valuesKept}`,
  },
  offline: {
    title: 'Your message was not sent',
    text: `This device has no connection to the internet. ${valuesKept} Try again once it is back.`,
  },
  unreachable: {
    title: 'Your message has probably not been sent',
    text: `The service that takes our forms could not be reached. ${valuesKept}`,
  },
  timeout: {
    title: 'We do not know whether your message was sent',
    text: `The service that takes our forms gave no answer within 20 seconds. ${valuesKept} You can safely try again: a message that arrives twice does no harm.`,
  },
  refused: {
    title: 'Your message was not sent',
    text: `The service that takes our forms did not accept it. ${valuesKept}`,
  },
  busy: {
    title: 'Your message was not sent',
    text: `The service that takes our forms is getting too many messages at present. ${valuesKept} Wait a few minutes, then try again.`,
  },
  server: {
    title: 'Your message was not sent',
    text: `The service that takes our forms has a fault. ${valuesKept}`,
  },
};
