import { submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { clearDraft, readDraft, writeDraft } from '../storage/formDraft';
import type { FormDraft } from '../storage/formDraft';
import { readValues, restoreValues } from './formValues';

/** Returns 128 random bits as two decimal numbers. `crypto.randomUUID` is missing on `http:` origins. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/** Returns the submission key that is kept with a draft; a new one if there is none. */
function getSubmissionKey(draft: FormDraft): string {
  const key = draft[submissionNames.submissionKey] ?? '';
  return submissionKeyPattern.test(key) ? key : createKey();
}

/** When the form became interactive. */
export interface FormStart {
  /** Milliseconds, as in `performance.now()`. */
  readonly time: number;
  /** Whether a field had a value by then. */
  readonly prefilled: boolean;
}

export interface Draft {
  readonly start: RefObject<FormStart | null>;
  /** Whether a field has a value, and the draft is therefore saved. */
  readonly saved: boolean;
  /** Whether the draft was deleted by `toggle` and nothing has been entered since. */
  readonly deleted: boolean;
  /** Empties the form and deletes the draft; called again, restores both. */
  readonly toggle: () => void;
  /**
   * Returns the submission key of the form: random, kept with the draft from the first submission until the draft is deleted,
   * so that an endpoint recognises a retry, also after a reload.
   */
  readonly submissionKey: () => string;
}

/**
 * Restores the draft into empty fields on mount and saves it on each input; without a value in the form there is no draft
 * (docs/requirements.md, section 8.5). The inputs are uncontrolled, so that text typed before hydration is kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, definition: FormDefinition): Draft {
  const start = useRef<FormStart>(null);
  const [saved, setSaved] = useState(false);
  const [removed, setRemoved] = useState<FormDraft>();

  /** Saves the values and the submission key; returns whether there are values. */
  const save = useCallback(
    (element: HTMLFormElement, key = readDraft(definition.id)[submissionNames.submissionKey]) => {
      const values = readValues(element, definition);
      const filled = Object.values(values).some((value) => value !== '');
      const keyEntry = key === undefined ? {} : { [submissionNames.submissionKey]: key };
      if (filled) writeDraft(definition.id, { ...values, ...keyEntry });
      else clearDraft(definition.id);
      return filled;
    },
    [definition],
  );

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => {
      setSaved(save(element));
    };
    restoreValues(element, definition, readDraft(definition.id));
    const prefilled = save(element);
    start.current = { time: performance.now(), prefilled };
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the DOM knows text typed before hydration
    setSaved(prefilled);
    element.addEventListener('input', onInput);
    return () => {
      element.removeEventListener('input', onInput);
    };
  }, [form, definition, save]);

  const deleted = removed !== undefined && !saved;
  return {
    start,
    saved,
    deleted,
    toggle: () => {
      const element = form.current;
      if (!element) return;
      setRemoved(deleted ? undefined : readValues(element, definition));
      if (deleted) restoreValues(element, definition, removed);
      else element.reset();
      setSaved(save(element));
    },
    submissionKey: () => {
      const key = getSubmissionKey(readDraft(definition.id));
      if (form.current) save(form.current, key);
      return key;
    },
  };
}
