/** What the Services disclosure knows; pure, so that every rule of it has a plain test. */
export interface ServicesMenuState {
  /** How it came to be open; null while closed. Only a click pins it. */
  readonly openedBy: 'hover' | 'focus' | 'click' | null;
  readonly pointerInside: boolean;
  /** After Escape or a choice the pointer must leave before hovering opens again. */
  readonly waitsForLeave: boolean;
}

export type ServicesMenuEvent =
  /** The pointer came onto the button or the panel. */
  | 'pointer-entered'
  /** It has rested there for the opening delay. */
  | 'pointer-rested'
  | 'pointer-left'
  /** It has stayed away for the closing delay. */
  | 'pointer-stayed-away'
  /** The button took the focus by keyboard. */
  | 'button-focused'
  | 'focus-left'
  | 'button-clicked'
  | 'escape'
  | 'link-chosen'
  | 'pressed-outside'
  | 'page-changed';

export const closedServicesMenu: ServicesMenuState = {
  openedBy: null,
  pointerInside: false,
  waitsForLeave: false,
};

/** Milliseconds of rest before hovering opens, and of absence before it closes (WCAG 1.4.13). */
export const servicesMenuDelay = { open: 150, close: 300 } as const;

/** The state after `event`. A click after a hover pins; a second click closes. */
export function reduceServicesMenu(state: ServicesMenuState, event: ServicesMenuEvent): ServicesMenuState {
  switch (event) {
    case 'pointer-entered':
      return { ...state, pointerInside: true };
    case 'pointer-rested':
      return state.pointerInside && !state.waitsForLeave && state.openedBy === null
        ? { ...state, openedBy: 'hover' }
        : state;
    case 'pointer-left':
      return { ...state, pointerInside: false, waitsForLeave: false };
    case 'pointer-stayed-away':
      return state.openedBy === 'hover' && !state.pointerInside ? { ...state, openedBy: null } : state;
    case 'button-focused':
      return state.openedBy === null && !state.waitsForLeave ? { ...state, openedBy: 'focus' } : state;
    case 'focus-left':
      // A press on the panel's own ground also moves the focus away; the pointer is what holds it open then.
      return state.pointerInside ? state : { ...state, openedBy: null };
    case 'button-clicked':
      return state.openedBy === null || state.openedBy === 'hover'
        ? { ...state, openedBy: 'click', waitsForLeave: false }
        : { ...state, openedBy: null, waitsForLeave: state.pointerInside };
    case 'escape':
    case 'link-chosen':
      return { ...state, openedBy: null, waitsForLeave: state.pointerInside };
    case 'page-changed':
    case 'pressed-outside':
      return { ...state, openedBy: null };
  }
}
