import { describe, expect, it } from 'vitest';
import { comboboxAction } from './comboboxAction';

const move = (to: number) => ({ type: 'move', to });

describe.each([
  // key, active option, action in an open list of three options
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
] as const)('%s with option %i active', (key, active, action) => {
  it(`returns ${JSON.stringify(action) ?? 'undefined'}`, () => {
    expect(comboboxAction(key, { count: 3, active, open: true })).toEqual(action);
  });
});

describe('a closed list', () => {
  it.each([
    ['ArrowDown', move(0)],
    ['ArrowUp', move(2)],
  ])('opens on %s', (key, action) => {
    expect(comboboxAction(key, { count: 3, active: -1, open: false })).toEqual(action);
  });

  it.each(['Home', 'End', 'Enter', 'Escape'])('ignores %s', (key) => {
    expect(comboboxAction(key, { count: 3, active: -1, open: false })).toBeUndefined();
  });
});

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'Escape'])(
  '%s does nothing without options',
  (key) => {
    expect(comboboxAction(key, { count: 0, active: -1, open: true })).toBeUndefined();
  },
);
