// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { initialServicesMenuState, servicesMenuReducer } from './servicesMenuReducer';
import type { ServicesMenuAction } from './servicesMenuReducer';

const isOpenAfter = (...actions: readonly ServicesMenuAction[]) =>
  actions.reduce(servicesMenuReducer, initialServicesMenuState).openedBy !== null;

describe('servicesMenuReducer', () => {
  it('opens on hover after the delay, unless the pointer has left', () => {
    expect(isOpenAfter('pointer-entered')).toBe(false);
    expect(isOpenAfter('pointer-entered', 'open-delay-elapsed')).toBe(true);
    expect(isOpenAfter('pointer-entered', 'pointer-left', 'open-delay-elapsed')).toBe(false);
  });

  it('closes after the delay, unless the pointer has come back', () => {
    const opened = ['pointer-entered', 'open-delay-elapsed'] as const;
    expect(isOpenAfter(...opened, 'pointer-left')).toBe(true);
    expect(isOpenAfter(...opened, 'pointer-left', 'pointer-entered', 'close-delay-elapsed')).toBe(true);
    expect(isOpenAfter(...opened, 'pointer-left', 'close-delay-elapsed')).toBe(false);
  });

  it('is pinned by a click after a hover, and closed by the next click', () => {
    const pinned = ['pointer-entered', 'open-delay-elapsed', 'button-clicked'] as const;
    expect(isOpenAfter(...pinned, 'pointer-left', 'close-delay-elapsed')).toBe(true);
    expect(isOpenAfter(...pinned, 'button-clicked')).toBe(false);
  });

  it('does not reopen after Escape until the pointer has left', () => {
    const escaped = ['pointer-entered', 'open-delay-elapsed', 'escape'] as const;
    expect(isOpenAfter(...escaped, 'open-delay-elapsed')).toBe(false);
    expect(isOpenAfter(...escaped, 'pointer-left', 'pointer-entered', 'open-delay-elapsed')).toBe(true);
  });

  it('does not reopen under the pointer after a link was chosen', () => {
    expect(
      isOpenAfter(
        'pointer-entered',
        'open-delay-elapsed',
        'link-chosen',
        'page-changed',
        'open-delay-elapsed',
      ),
    ).toBe(false);
  });

  it('opens on keyboard focus and closes when the focus leaves', () => {
    expect(isOpenAfter('button-focused')).toBe(true);
    expect(isOpenAfter('button-focused', 'focused-outside')).toBe(false);
    expect(isOpenAfter('button-focused', 'button-clicked')).toBe(false);
  });

  it('stays closed when the focus returns to the button after Escape under the pointer', () => {
    expect(isOpenAfter('pointer-entered', 'open-delay-elapsed', 'escape', 'button-focused')).toBe(false);
  });

  it('stays pinned when its button or the pointer comes back', () => {
    for (const action of ['button-focused', 'open-delay-elapsed'] as const)
      expect(
        isOpenAfter('button-clicked', 'pointer-entered', action, 'pointer-left', 'close-delay-elapsed'),
      ).toBe(true);
  });

  it('opens by click after Escape, closes on a second click, and then opens by hover again', () => {
    const reopened = ['pointer-entered', 'escape', 'button-clicked'] as const;
    expect(isOpenAfter(...reopened)).toBe(true);
    expect(isOpenAfter(...reopened, 'button-clicked')).toBe(false);
    expect(isOpenAfter(...reopened, 'page-changed', 'open-delay-elapsed')).toBe(true);
    expect(isOpenAfter('button-clicked', 'link-chosen')).toBe(false);
  });

  it.each(['pointer-entered', 'pointer-left'] as const)(
    'closes when the focus leaves after a click or focus, also after %s',
    (pointer) => {
      expect(isOpenAfter(pointer, 'button-clicked', 'focused-outside')).toBe(false);
      expect(isOpenAfter(pointer, 'button-focused', 'focused-outside')).toBe(false);
    },
  );

  it('does not reopen under the pointer after the focus left', () => {
    expect(isOpenAfter('pointer-entered', 'button-clicked', 'focused-outside', 'open-delay-elapsed')).toBe(
      false,
    );
  });

  it('stays open under the pointer that opened it when the focus moves elsewhere', () => {
    expect(isOpenAfter('pointer-entered', 'open-delay-elapsed', 'focused-outside')).toBe(true);
  });

  it('closes on a press outside and on a page change', () => {
    expect(isOpenAfter('button-clicked', 'pressed-outside')).toBe(false);
    expect(isOpenAfter('button-clicked', 'page-changed')).toBe(false);
  });
});
