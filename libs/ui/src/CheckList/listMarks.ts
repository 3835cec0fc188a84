import type { IconDrawing } from '../Icon/IconDrawing';
import { interfaceDrawings } from '../Icon/interfaceDrawings';

/** Meaning of the items of a `CheckList`, which decides the mark before each. */
export type ListMark = 'included' | 'excluded' | 'required' | 'factor' | 'occasion' | 'sign' | 'failure';

/** The drawing of each mark; those that the interface has no icon for are drawn here. */
export const listMarks: Readonly<Record<ListMark, IconDrawing>> = {
  included: interfaceDrawings.check,
  excluded: interfaceDrawings.close,
  /** A person: something the reader provides. */
  required: [
    ['circle', { cx: '12', cy: '8', r: '4' }],
    ['path', { d: 'M5 20a7 7 0 0 1 14 0' }],
  ],
  /** Arrows up and down: a value that rises or falls with the item. */
  factor: [['path', { d: 'M8 20v-15M4.5 8.5l3.5 -3.5l3.5 3.5M16 4v15M12.5 15.5l3.5 3.5l3.5 -3.5' }]],
  /** A flag: an event that gives a reason to start. */
  occasion: [['path', { d: 'M6 21v-17h12l-3 4.5l3 4.5h-12' }]],
  /** A magnifying glass: something the reader can observe. */
  sign: [
    ['circle', { cx: '10.5', cy: '10.5', r: '6' }],
    ['path', { d: 'M15 15l5 5' }],
  ],
  /** A warning triangle: something that has gone wrong. */
  failure: [['path', { d: 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.01' }]],
};
