import type { AssessmentPage } from '@keystrand/content';
import { fullPoints } from '@keystrand/content/assessment';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { useCallback, useRef, useState } from 'react';
import { parseObject, safeSessionStorage } from '../../storage/safeStorage';

const key = 'keystrand:assessment';

const noAnswers: AssessmentAnswers = {};

function readStored(questions: AssessmentPage['assessment']): AssessmentAnswers {
  const stored = parseObject(safeSessionStorage.read(key));
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const points = Number.isInteger(stored[id]) ? Number(stored[id]) : -1;
      return points >= 0 && points <= fullPoints ? [[id, points]] : [];
    }),
  );
}

function readRadioButtons(root: HTMLElement): AssessmentAnswers {
  const checked = root.querySelectorAll<HTMLInputElement>('input[type=radio]:checked');
  return Object.fromEntries([...checked].map(({ name, value }) => [name, Number(value)]));
}

function checkRadioButtons(root: HTMLElement, answers: AssessmentAnswers): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    radio.checked = answers[radio.name] === Number(radio.value);
}

/**
 * Keeps the answers in session storage (docs/requirements.md, section 12) and in sync with the uncontrolled radio buttons
 * inside the element of `ref`, also those checked before hydration. Without answers during hydration.
 */
export function useAnswers(questions: AssessmentPage['assessment']) {
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

  const syncAnswers = () => {
    if (root.current) save(readRadioButtons(root.current));
  };
  const resetAnswers = () => {
    if (root.current) checkRadioButtons(root.current, noAnswers);
    save(noAnswers);
  };
  return { answers, ref, syncAnswers, resetAnswers };
}
