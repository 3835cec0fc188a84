import { expect, it } from 'vitest';
import { lower } from './fold';
import { createUrgency, type EmergencyCues } from './urgency';

const cues: EmergencyCues = [
  [4, ['hacker', 'hacked', 'under attack']],
  [2, ['locked', 'strange', '*crypt*']],
  [1, ['our', 'my']],
  [1, ['now']],
  [1, ['are gone', 'was *ed']],
  [0, ['please']],
  [-3, ['^what does', 'price']],
];
const find = (text: string) => createUrgency(cues, lower, (word) => word === 'looked')(text);

it.each([
  ['one cue that is enough', 'Hacked!!', ['hacked']],
  ['a phrase', 'we are under attack', ['under attack']],
  ['a misspelling', 'somebody haked it', ['hacked']],
  ['a cue with a circumstance', 'our doors are locked', ['locked', 'our']],
  ['circumstances of several kinds', 'my things are gone now', ['my', 'now', 'are gone']],
  ['a part of a word', 'our disk is encrypting', ['encrypting', 'our']],
  [
    'cues that outweigh a general question',
    'what does our hacked locked pc, please',
    ['hacked', 'locked', 'our'],
  ],
  ['a general question after the beginning', 'Hacked, what does that mean', ['hacked']],
  ['cues within the first 64 words', `${'x '.repeat(63)}hacked`, ['hacked']],
])('recognises an emergency by %s', (_, text, found) => {
  expect(find(text)).toEqual(found);
});

it.each([
  ['a cue that needs others', 'locked'],
  ['cues of one kind more than once', 'a strange man locked it'],
  ['a cue and an expression of a general question', 'what does a hacked phone do'],
  ['a word that only contains a cue', 'our road is unlocked'],
  ['the words of a phrase apart', 'an attack comes from under'],
  ['a word with another meaning that resembles a cue', 'our dog looked now'],
  ['a cue after 64 words', `${'x '.repeat(64)}hacked`],
])('does not recognise one by %s', (_, text) => {
  expect(find(text)).toEqual([]);
});
