import type { AssessmentPage } from '@keystrand/content';
import { fullPoints } from '@keystrand/content/assessment';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { useCallback, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { safeSessionStorage } from '../../storage/safeStorage';

const key = 'keystrand:assessment';

const noAnswers: AssessmentAnswers = {};

export interface AnswersState {
  /** The given answers; empty during hydration. */
  readonly answers: AssessmentAnswers;
  /** Attaches the element that contains all radio buttons, and restores the stored answers. */
  readonly ref: RefCallback<HTMLElement>;
  /** Stores the current state of the radio buttons. */
  readonly syncAnswers: () => void;
  /** Unchecks all radio buttons and deletes the stored answers. */
  readonly resetAnswers: () => void;
}

/** Reads the stored answers; drops unknown questions and invalid points. */
function readStored(questions: AssessmentPage['assessment']): AssessmentAnswers {
  try {
    const stored = Object.entries(JSON.parse(safeSessionStorage.read(key) ?? '{}') as object);
    const isKnown = (id: string) => questions.some((question) => question.id === id);
    const isValid = (points: unknown) =>
      Number.isInteger(points) && Number(points) >= 0 && Number(points) <= fullPoints;
    return Object.fromEntries(stored.filter(([id, points]) => isKnown(id) && isValid(points)));
  } catch {
    return noAnswers;
  }
}

/** Reads the answers from the checked radio buttons inside `root`. */
function readRadioButtons(root: HTMLElement): AssessmentAnswers {
  const checked = root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return Object.fromEntries([...checked].map(({ name, value }) => [name, Number(value)]));
}

/** Checks the radio buttons inside `root` that match the answers, and unchecks all others. */
function checkRadioButtons(root: HTMLElement, answers: AssessmentAnswers): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name] === Number(radio.value);
}

/**
 * Keeps the answers in session storage (docs/requirements.md, section 12) and in sync with uncontrolled radio buttons, also
 * those checked before hydration.
 */
export function useAnswers(questions: AssessmentPage['assessment']): AnswersState {
  const [answers, setAnswers] = useState(noAnswers);
  const root = useRef<HTMLElement>(null);

  const save = useCallback((next: AssessmentAnswers) => {
    setAnswers(next);
    if (Object.keys(next).length === 0) safeSessionStorage.remove(key);
    else safeSessionStorage.write(key, JSON.stringify(next));
  }, []);

  const ref = useCallback(
    (element: HTMLElement | null) => {
      root.current = element;
      if (!element) return;
      const restored = { ...readStored(questions), ...readRadioButtons(element) };
      checkRadioButtons(element, restored);
      save(restored);
    },
    [questions, save],
  );

  return {
    answers,
    ref,
    syncAnswers: () => {
      if (root.current) save(readRadioButtons(root.current));
    },
    resetAnswers: () => {
      if (root.current) checkRadioButtons(root.current, noAnswers);
      save(noAnswers);
    },
  };
}
