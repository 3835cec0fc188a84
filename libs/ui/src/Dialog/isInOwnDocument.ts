/**
 * Returns whether an event is one of this document. A modal dialog of a document in a frame stays open when the focus moves to
 * another document of the page: nothing behind the dialog was reached. Two open dialogs in two frames would otherwise close and
 * open each other without end, if their `open` does not change.
 */
export const isInOwnDocument = ({ target }: Event): boolean =>
  target instanceof Node && target.ownerDocument === document;
