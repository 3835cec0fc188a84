import type { FormDefinition } from '@keystrand/content';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { readDraft, writeDraft } from './draft';
import { hasValues, readValues } from './formValues';
import { restoreDraft } from './restoreDraft';

/** When the form stood ready, in milliseconds of the document's clock, and whether it held something by then. */
export interface FormOpening {
  readonly at: number;
  readonly filled: boolean;
}

/**
 * Keeps what is entered for the visit and brings it back when the form is opened again. The fields are not React's: what
 * was typed before hydration stays where it is.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  definition: FormDefinition,
): RefObject<FormOpening | null> {
  const opening = useRef<FormOpening>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      writeDraft(definition.id, readValues(element, definition));
    };
    restoreDraft(element, definition, readDraft(definition.id));
    const filled = hasValues(readValues(element, definition));
    if (filled) save();
    opening.current = { at: performance.now(), filled };
    element.addEventListener('input', save);
    return () => {
      element.removeEventListener('input', save);
    };
  }, [form, definition]);
  return opening;
}
