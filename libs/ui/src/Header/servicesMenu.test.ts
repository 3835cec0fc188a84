import { describe, expect, it } from 'vitest';
import { closedServicesMenu, reduceServicesMenu } from './servicesMenu';
import type { ServicesMenuEvent } from './servicesMenu';

const after = (...events: readonly ServicesMenuEvent[]) =>
  events.reduce(reduceServicesMenu, closedServicesMenu);
const isOpenAfter = (...events: readonly ServicesMenuEvent[]) => after(...events).openedBy !== null;

describe('the Services disclosure', () => {
  it('opens once the pointer has rested on it, not before', () => {
    expect(isOpenAfter('pointer-entered')).toBe(false);
    expect(isOpenAfter('pointer-entered', 'pointer-rested')).toBe(true);
    expect(isOpenAfter('pointer-entered', 'pointer-left', 'pointer-rested')).toBe(false);
  });

  it('closes once the pointer has stayed away, not while it crosses a gap', () => {
    const opened = ['pointer-entered', 'pointer-rested'] as const;
    expect(isOpenAfter(...opened, 'pointer-left')).toBe(true);
    expect(isOpenAfter(...opened, 'pointer-left', 'pointer-entered', 'pointer-stayed-away')).toBe(true);
    expect(isOpenAfter(...opened, 'pointer-left', 'pointer-stayed-away')).toBe(false);
  });

  it('is pinned by a click after a hover, and closed by the next click', () => {
    const pinned = ['pointer-entered', 'pointer-rested', 'button-clicked'] as const;
    expect(isOpenAfter(...pinned, 'pointer-left', 'pointer-stayed-away')).toBe(true);
    expect(isOpenAfter(...pinned, 'button-clicked')).toBe(false);
  });

  it('does not reopen after Escape until the pointer has left', () => {
    const escaped = ['pointer-entered', 'pointer-rested', 'escape'] as const;
    expect(isOpenAfter(...escaped, 'pointer-rested')).toBe(false);
    expect(isOpenAfter(...escaped, 'pointer-left', 'pointer-entered', 'pointer-rested')).toBe(true);
  });

  it('does not reopen under the pointer after a link was chosen', () => {
    expect(
      isOpenAfter('pointer-entered', 'pointer-rested', 'link-chosen', 'page-changed', 'pointer-rested'),
    ).toBe(false);
  });

  it('opens on focus by keyboard and closes when the focus leaves', () => {
    expect(isOpenAfter('button-focused')).toBe(true);
    expect(isOpenAfter('button-focused', 'focus-left')).toBe(false);
    expect(isOpenAfter('button-focused', 'button-clicked')).toBe(false);
  });

  it('stays while the pointer is inside, though the focus leaves', () => {
    expect(isOpenAfter('pointer-entered', 'button-clicked', 'focus-left')).toBe(true);
  });

  it('closes on a press outside and on a page change', () => {
    expect(isOpenAfter('button-clicked', 'pressed-outside')).toBe(false);
    expect(isOpenAfter('button-clicked', 'page-changed')).toBe(false);
  });
});
