import type { IconDrawing } from '../Icon/IconDrawing';
import { interfaceDrawings } from '../Icon/interfaceDrawings';

/** Meaning of the items of a `CheckList`, which decides the mark before each. */
export type ListMark = 'included' | 'excluded' | 'required' | 'factor' | 'occasion' | 'sign' | 'failure';

/** The drawing of each mark; those that the interface has no icon for are drawn here. */
export const listMarks: Readonly<Record<ListMark, IconDrawing>> = {
  included: interfaceDrawings.check,
  excluded: interfaceDrawings.close,
  /** A person: something the reader provides. */
  required: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M5 20a7 7 0 0 1 14 0',
  /** Arrows up and down: a value that rises or falls with the item. */
  factor: 'M8 20v-15M4.5 8.5l3.5 -3.5l3.5 3.5M16 4v15M12.5 15.5l3.5 3.5l3.5 -3.5',
  /** A flag: an event that gives a reason to start. */
  occasion: 'M6 21v-17h12l-3 4.5l3 4.5h-12',
  /** A magnifying glass: something the reader can observe. */
  sign: 'M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M15 15l5 5',
  /** A warning triangle: something that has gone wrong. */
  failure: 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.01',
};
