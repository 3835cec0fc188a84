import { describe, expect, it } from 'vitest';
import { comboboxAction } from './comboboxAction';

const move = (to: number) => ({ type: 'move', to });

describe.each([
  // key, active option, outcome in an open list of three
  ['ArrowDown', -1, move(0)],
  ['ArrowDown', 0, move(1)],
  ['ArrowDown', 2, move(0)],
  ['ArrowUp', -1, move(2)],
  ['ArrowUp', 2, move(1)],
  ['ArrowUp', 0, move(2)],
  ['Home', 1, move(0)],
  ['End', 1, move(2)],
  ['Home', -1, undefined],
  ['End', -1, undefined],
  ['Enter', 1, { type: 'choose', index: 1 }],
  ['Enter', -1, undefined],
  ['Escape', -1, { type: 'close' }],
  ['Escape', 1, { type: 'close' }],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
] as const)('%s with option %i active', (key, active, outcome) => {
  it(`is ${JSON.stringify(outcome) ?? 'left to the text field'}`, () => {
    expect(comboboxAction(key, { count: 3, active, open: true })).toEqual(outcome);
  });
});

describe('a closed list', () => {
  it.each([
    ['ArrowDown', move(0)],
    ['ArrowUp', move(2)],
  ])('is opened by %s', (key, outcome) => {
    expect(comboboxAction(key, { count: 3, active: -1, open: false })).toEqual(outcome);
  });

  it.each(['Home', 'End', 'Enter', 'Escape'])('leaves %s to the text field and the panel', (key) => {
    expect(comboboxAction(key, { count: 3, active: -1, open: false })).toBeUndefined();
  });
});

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'Escape'])(
  '%s does nothing without options',
  (key) => {
    expect(comboboxAction(key, { count: 0, active: -1, open: true })).toBeUndefined();
  },
);
