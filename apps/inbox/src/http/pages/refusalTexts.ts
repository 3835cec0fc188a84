import type { RefusalStatus } from '../RefusedError.ts';

interface RefusalText {
  readonly title: string;
  /** What happened, whether anything was stored, and what to do. */
  readonly text: string;
}

const back =
  'Nothing was stored. Your browser’s Back button leads to the form, usually with what you entered.';

/** Title and text of the page for each status. */
export const refusalTexts: Readonly<Record<RefusalStatus, RefusalText>> = {
  400: {
    title: 'Your message was not sent',
    text: `The form sent something that is not expected, for example because it is of an older version of this site. ${back} Copy it, reload that page, and send it again.`,
  },
  403: {
    title: 'Your message was not sent',
    text: `It did not come from a form of this site, so it was refused. ${back}`,
  },
  404: {
    title: 'Nothing was found here',
    text: 'There is no message with this reference. It may have been deleted, or the address is incomplete.',
  },
  405: {
    title: 'Forms are sent to this address',
    text: 'There is nothing to see here. The form is on the contact page.',
  },
  408: {
    title: 'Your message was not sent',
    text: `It was not received completely in time, so the connection may be slow. ${back} Try again.`,
  },
  413: { title: 'Your message was not sent', text: `It is too long. ${back} Shorten it and send it again.` },
  415: {
    title: 'Your message was not sent',
    text: `It has a format that this site does not accept. ${back}`,
  },
  429: {
    title: 'Your message was not sent',
    text: 'Too many messages have arrived from your network, or altogether, in the last minutes. Nothing was stored. Wait some minutes, then send it again.',
  },
  500: {
    title: 'We do not know whether your message was sent',
    text: 'The service that takes our messages has a fault. Send it again: if it was stored already, it is not stored twice.',
  },
  503: {
    title: 'Your message was not sent',
    text: 'Messages cannot be stored at present, because of a fault on our side. Nothing was stored. Try again in a minute.',
  },
};
