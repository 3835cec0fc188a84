import type { FailureReason } from './outcome';

interface Words {
  readonly title: string;
  readonly text: string;
}

const kept = 'Everything you entered is still in the form.';

/** What a visitor is told, by reason: whether the message was sent, and what to do now. */
export const failureMessages: Readonly<Record<FailureReason, Words>> = {
  held: {
    title: 'Please press the button once more',
    text: `This was filled in the way a program does it: very quickly, or in a field that people do not see. It has not been sent. ${kept}`,
  },
  offline: {
    title: 'Your message was not sent',
    text: `This device has no connection to the internet. ${kept} Try again once it is back.`,
  },
  unreachable: {
    title: 'Your message has probably not been sent',
    text: `The service that takes our forms could not be reached. ${kept}`,
  },
  timeout: {
    title: 'We do not know whether your message was sent',
    text: `The service that takes our forms gave no answer within 20 seconds. ${kept} If you try again, we may receive it twice, which does no harm.`,
  },
  refused: {
    title: 'Your message was not sent',
    text: `The service that takes our forms did not accept it. ${kept}`,
  },
  busy: {
    title: 'Your message was not sent',
    text: `The service that takes our forms is getting too many messages at present. ${kept} Wait a minute, then try again.`,
  },
  server: {
    title: 'Your message was not sent',
    text: `The service that takes our forms has a fault. ${kept}`,
  },
};
