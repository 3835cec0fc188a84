import { submissionKeyPattern, submissionNames } from '@keystrand/content';
import type { FormDefinition } from '@keystrand/content';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { clearDraft, readDraft, writeDraft } from '../storage/formDraft';
import type { FormDraft } from '../storage/formDraft';
import { readValues, restoreValues } from './formValues';

const keyName = submissionNames.submissionKey;

/** Returns 128 random bits as two decimal numbers. `crypto.randomUUID` is missing on `http:` origins. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-');

/**
 * Restores the draft into empty fields on mount and saves it on each input; without a value in the form there is no draft
 * (docs/requirements.md, section 8.5). The inputs are uncontrolled, so that text typed before hydration is kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, { id, rows }: FormDefinition) {
  const start = useRef({ time: 0, prefilled: false });
  const [saved, setSaved] = useState(false);
  const [removed, setRemoved] = useState<FormDraft>();

  /** Saves the values and the submission key; returns whether there are values. */
  const save = useCallback(
    (element: HTMLFormElement, key = readDraft(id)[keyName]) => {
      const values = readValues(element, rows);
      const filled = Object.values(values).some((value) => value !== '');
      if (filled) writeDraft(id, { ...values, ...(key !== undefined && { [keyName]: key }) });
      else clearDraft(id);
      return filled;
    },
    [id, rows],
  );

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => {
      const filled = save(element);
      // After the browser has painted the key.
      startTransition(() => setSaved(filled));
    };
    restoreValues(element, rows, readDraft(id));
    const prefilled = save(element);
    start.current = { time: performance.now(), prefilled };
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the DOM knows text typed before hydration
    setSaved(prefilled);
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, id, rows, save]);

  const deleted = removed !== undefined && !saved;
  return {
    /** Returns the seconds since the form was opened; undefined if it had a value then, which makes the time meaningless. */
    getSecondsOpen: () =>
      start.current.prefilled ? undefined : (performance.now() - start.current.time) / 1000,
    /** Whether a field has a value, and the draft is therefore saved. */
    saved,
    /** Whether the draft was deleted by `toggle` and nothing has been entered since. */
    deleted,
    /** Empties the form and deletes the draft; called again, restores both. */
    toggle: (element: HTMLFormElement) => {
      setRemoved(deleted ? undefined : readValues(element, rows));
      if (deleted) restoreValues(element, rows, removed);
      else element.reset();
      setSaved(save(element));
    },
    /** Kept with the draft from the first submission on, so that an endpoint recognises a retry, also after a reload. */
    getSubmissionKey: (element: HTMLFormElement) => {
      const kept = readDraft(id)[keyName] ?? '';
      const key = submissionKeyPattern.test(kept) ? kept : createKey();
      save(element, key);
      return key;
    },
  };
}
