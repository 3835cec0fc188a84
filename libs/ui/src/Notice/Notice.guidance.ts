import type { Guidance } from '../guidance/Guidance';
import type { NoticeProps } from './Notice';

export const guidance: Guidance<NoticeProps> = {
  part: 'Notice',
  purpose: 'A highlighted message: information, success or danger.',
  useFor: ['a remark that must not be missed', 'with `live`, the outcome of an action: sent, failed'],
  notFor: [
    { situation: 'errors of the fields of a form', instead: 'ErrorSummary' },
    { situation: 'a page that failed', instead: 'ErrorPanel' },
    { situation: 'a question that must be answered first', instead: 'Dialog' },
    { situation: 'a label of one to three words', instead: 'Tag' },
  ],
  limits: [
    { prop: 'title', unit: 'characters', max: 60 },
    { prop: 'children', unit: 'characters', max: 240 },
  ],
  related: ['ErrorSummary', 'ErrorPanel', 'Dialog', 'Tag'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'generic element; with `live`, a status or an alert',
    meets: [
      { criterion: '1.4.1', how: 'Colour and icon only repeat what the text says.' },
      { criterion: '4.1.3', how: 'With `live`, the message is announced.' },
    ],
    supply: [
      '`live="status"` for a message that appears after an action; `alert` only if it is urgent.',
      'A text that expresses the tone: “was not sent”.',
    ],
  },
};
