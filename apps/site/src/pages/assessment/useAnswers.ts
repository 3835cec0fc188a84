import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { createAnswersStore, noAnswers } from './answersStore';

export interface AnswersState {
  /** The given answers; empty during hydration. */
  readonly answers: AssessmentAnswers;
  /** Stores the current state of the radio buttons. */
  readonly syncAnswers: () => void;
  /** Unchecks all radio buttons and deletes the stored answers. */
  readonly resetAnswers: () => void;
}

/** Reads the answers from the checked radio buttons inside `root`; they may be checked before hydration. */
function readRadioButtons(root: HTMLElement): AssessmentAnswers {
  const checked = root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return Object.fromEntries([...checked].map(({ name, value }) => [name, Number(value)]));
}

/** Checks the radio buttons inside `root` that match the answers, and unchecks all others. */
function checkRadioButtons(root: HTMLElement, answers: AssessmentAnswers): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name] === Number(radio.value);
}

/** Keeps the answers in sync with the uncontrolled radio buttons inside `root`, also those checked before hydration. */
export function useAnswers(
  root: RefObject<HTMLElement | null>,
  questions: AssessmentPage['assessment'],
): AnswersState {
  const [store] = useState(() => createAnswersStore(questions));
  const answers = useSyncExternalStore(store.subscribe, store.snapshot, () => noAnswers);

  useEffect(() => {
    if (!root.current) return;
    const merged = { ...store.snapshot(), ...readRadioButtons(root.current) };
    checkRadioButtons(root.current, merged);
    if (Object.keys(merged).length > 0) store.replace(merged);
  }, [store, root]);

  return {
    answers,
    syncAnswers: () => {
      if (root.current) store.replace(readRadioButtons(root.current));
    },
    resetAnswers: () => {
      if (root.current) checkRadioButtons(root.current, noAnswers);
      store.replace(noAnswers);
    },
  };
}
