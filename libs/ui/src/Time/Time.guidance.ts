import type { Guidance } from '../guidance/Guidance';
import type { TimeProps } from './Time';

export const guidance: Guidance<TimeProps> = {
  part: 'Time',
  purpose: 'A calendar date, readable by people and programs.',
  useFor: ['the date of an article or of a change'],
  notFor: [
    { situation: 'a time of day, or a date that depends on a time zone' },
    { situation: 'durations', instead: 'Tag' },
  ],
  limits: [],
  related: ['Tag', 'LinkList'],
  keyboard: [],
  accessibility: {
    name: 'None.',
    role: 'native `time` with `datetime`',
    meets: [{ criterion: '1.3.1', how: 'The date is also given in a form that programs read.' }],
    supply: ['The `locale` of the page.', 'What the date means, if several are shown.'],
  },
};
