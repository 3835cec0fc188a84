export interface ServicesMenuState {
  /** The input that opened the panel; null while it is closed. Only a click pins it. */
  readonly openedBy: 'hover' | 'focus' | 'click' | null;
  readonly pointerInside: boolean;
  /** Whether hovering is ignored until the pointer has left, as after Escape or a chosen link. */
  readonly hoverSuppressed: boolean;
}

export type ServicesMenuAction =
  | 'pointer-entered'
  /** `servicesMenuDelay.open` has passed since the pointer entered. */
  | 'open-delay-elapsed'
  | 'pointer-left'
  /** `servicesMenuDelay.close` has passed since the pointer left. */
  | 'close-delay-elapsed'
  /** The button received the focus by keyboard. */
  | 'button-focused'
  /** An element outside button and panel received the focus. */
  | 'focused-outside'
  | 'button-clicked'
  | 'escape'
  | 'link-chosen'
  | 'pressed-outside'
  | 'page-changed';

export const initialServicesMenuState: ServicesMenuState = {
  openedBy: null,
  pointerInside: false,
  hoverSuppressed: false,
};

/** Milliseconds of hovering before the panel opens, and after the pointer has left before it closes (WCAG 1.4.13). */
export const servicesMenuDelay = { open: 150, close: 300 } as const;

/** Returns the next state. A click on a panel opened by hover pins it; a further click closes it. */
export function servicesMenuReducer(state: ServicesMenuState, action: ServicesMenuAction): ServicesMenuState {
  switch (action) {
    case 'pointer-entered':
      return { ...state, pointerInside: true };
    case 'open-delay-elapsed':
      return state.pointerInside && !state.hoverSuppressed && state.openedBy === null
        ? { ...state, openedBy: 'hover' }
        : state;
    case 'pointer-left':
      return { ...state, pointerInside: false, hoverSuppressed: false };
    case 'close-delay-elapsed':
      return state.openedBy === 'hover' && !state.pointerInside ? { ...state, openedBy: null } : state;
    case 'button-focused':
      return state.openedBy === null && !state.hoverSuppressed ? { ...state, openedBy: 'focus' } : state;
    case 'focused-outside':
      // Opened by hover, the panel closes when the pointer has left.
      return state.openedBy === 'hover'
        ? state
        : { ...state, openedBy: null, hoverSuppressed: state.pointerInside };
    case 'button-clicked':
      return state.openedBy === null || state.openedBy === 'hover'
        ? { ...state, openedBy: 'click', hoverSuppressed: false }
        : { ...state, openedBy: null, hoverSuppressed: state.pointerInside };
    case 'escape':
    case 'link-chosen':
      return { ...state, openedBy: null, hoverSuppressed: state.pointerInside };
    case 'page-changed':
    case 'pressed-outside':
      return { ...state, openedBy: null };
  }
}
