import { expect, it } from 'vitest';
import { hideTimeOfDay } from '../../../.storybook/storyChecks/hideTimeOfDay.ts';
import { simplifyPhrase } from '../../../.storybook/storyChecks/simplifyPhrase.ts';

it.each([
  ['paragraph', ''],
  ['end of list', ''],
  ['button, Services, 1 control, expanded', 'button, Services, expanded'],
  ['button, Chat with us, not busy, not expanded', 'button, Chat with us, not expanded'],
  ['listbox, Suggestions, orientated vertically', 'listbox, Suggestions'],
  ['listitem, level 1, position 2, set size 4', 'listitem, 2 of 4'],
  ['listitem, level 2, position 1, set size 7', 'listitem, level 2, 1 of 7'],
  ['row, Critical 15 minutes', 'row'],
  [
    'heading, SIEM : Logs from sources you chose, level 1',
    'heading, SIEM: Logs from sources you chose, level 1',
  ],
])('shortens ‘%s’ to ‘%s’', (phrase, simple) => {
  expect(simplifyPhrase(phrase)).toBe(simple);
});

it('replaces times of day, and no other numbers', () => {
  expect(hideTimeOfDay('time: 09:34 PM, ratio 4:1, 10:30 in Bern')).toBe(
    'time: hh:mm, ratio 4:1, 10:30 in Bern',
  );
});
