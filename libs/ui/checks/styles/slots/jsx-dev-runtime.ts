import * as react from 'react/jsx-dev-runtime';

export const { Fragment } = react;

interface Source {
  readonly fileName?: string;
}

/** Creates an element; marks those written in a story, which an application passes to the slots of components. */
export function jsxDEV(
  type: React.ElementType,
  props: object,
  key: React.Key | undefined,
  isStatic: boolean,
  source?: Source,
) {
  const isSlot = typeof type === 'string' && source?.fileName?.includes('.stories.');
  return react.jsxDEV(type, isSlot ? { ...props, 'data-slot': '' } : props, key, isStatic, source);
}
