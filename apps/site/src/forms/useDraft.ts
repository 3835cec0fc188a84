import type { FormDefinition } from '@keystrand/content';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { readDraft, writeDraft } from '../storage/formDraft';
import { readValues } from './formValues';
import { restoreDraft } from './restoreDraft';

/** When the form became interactive. */
export interface FormStart {
  /** Milliseconds, as in `performance.now()`. */
  readonly time: number;
  /** Whether a field had a value by then. */
  readonly prefilled: boolean;
}

/**
 * Restores the draft into empty fields on mount and saves it on each input (docs/requirements.md, section 8.5).
 * The inputs are uncontrolled, so that text typed before hydration is kept.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  definition: FormDefinition,
): RefObject<FormStart | null> {
  const start = useRef<FormStart>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const save = () => {
      writeDraft(definition.id, readValues(element, definition));
    };
    restoreDraft(element, definition, readDraft(definition.id));
    const prefilled = Object.values(readValues(element, definition)).some((value) => value !== '');
    if (prefilled) save();
    start.current = { time: performance.now(), prefilled };
    element.addEventListener('input', save);
    return () => {
      element.removeEventListener('input', save);
    };
  }, [form, definition]);
  return start;
}
