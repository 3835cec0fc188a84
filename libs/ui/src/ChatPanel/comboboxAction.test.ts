import { expect, it } from 'vitest';
import { comboboxAction } from './comboboxAction';

const terms = ['pricing', 'privacy', 'private blockchain'];
const move = (active: number) => ({ type: 'moved', active });
const close = { type: 'listClosed' };

it.each([
  // key, whether the list is open, active option, action
  ['ArrowDown', true, -1, move(0)],
  ['ArrowDown', true, 0, move(1)],
  ['ArrowDown', true, 2, move(0)],
  ['ArrowUp', true, -1, move(2)],
  ['ArrowUp', true, 2, move(1)],
  ['ArrowUp', true, 0, move(2)],
  ['Home', true, 1, move(0)],
  ['End', true, 1, move(2)],
  ['Home', true, -1, undefined],
  ['End', true, -1, undefined],
  ['Enter', true, 1, { type: 'chosen', term: 'privacy' }],
  ['Enter', true, -1, undefined],
  ['Escape', true, -1, close],
  ['Escape', true, 1, close],
  ['Tab', true, 1, undefined],
  ['a', true, 1, undefined],
  ['ArrowDown', false, -1, move(0)],
  ['ArrowUp', false, -1, move(2)],
  ['Home', false, -1, undefined],
  ['End', false, -1, undefined],
  ['Enter', false, -1, undefined],
  ['Escape', false, -1, undefined],
] as const)('%s in a list with open = %s and active option %i', (key, listOpen, active, action) => {
  expect(comboboxAction(key, terms, { listOpen, active })).toEqual(action);
  expect(comboboxAction(key, [], { listOpen, active })).toBeUndefined();
});
