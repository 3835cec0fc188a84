import { expect, it } from 'vitest';
import { draftAfterKey } from './draft';

const terms = ['pricing', 'privacy', 'private blockchain'];
const draft = (active: number, listOpen = true, text = 'pri') => ({ text, listOpen, active });

it.each([
  // key, draft, next draft
  ['ArrowDown', draft(-1), draft(0)],
  ['ArrowDown', draft(0), draft(1)],
  ['ArrowDown', draft(2), draft(0)],
  ['ArrowUp', draft(-1), draft(2)],
  ['ArrowUp', draft(2), draft(1)],
  ['ArrowUp', draft(0), draft(2)],
  ['Home', draft(1), draft(0)],
  ['End', draft(1), draft(2)],
  ['Home', draft(-1), undefined],
  ['End', draft(-1), undefined],
  ['Enter', draft(1), draft(-1, false, 'privacy')],
  ['Enter', draft(-1), undefined],
  ['Escape', draft(-1), draft(-1, false)],
  ['Escape', draft(1), draft(-1, false)],
  ['Tab', draft(1), undefined],
  ['a', draft(1), undefined],
  ['ArrowDown', draft(-1, false), draft(0)],
  ['ArrowUp', draft(-1, false), draft(2)],
  ['Home', draft(-1, false), undefined],
  ['Enter', draft(-1, false), undefined],
  ['Escape', draft(-1, false), undefined],
] as const)('%s in %j', (key, before, after) => {
  expect(draftAfterKey(key, terms, before)).toEqual(after);
  expect(draftAfterKey(key, [], before)).toBeUndefined();
});
