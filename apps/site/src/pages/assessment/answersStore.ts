import type { AssessmentPage } from '@keystrand/content';
import { fullPoints } from '@keystrand/content/assessment';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { safeSessionStorage } from '../../storage/safeStorage';

const key = 'keystrand:assessment';

/** External store of the answers, for `useSyncExternalStore`. */
export interface AnswersStore {
  subscribe(onChange: () => void): () => void;
  /** Returns the same object until the answers change. */
  snapshot(): AssessmentAnswers;
  replace(answers: AssessmentAnswers): void;
}

export const noAnswers: AssessmentAnswers = {};

/** Parses stored answers; drops unknown questions and invalid points. */
function parse(questions: AssessmentPage['assessment'], stored: string | null): AssessmentAnswers {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return noAnswers;
    const valid = Object.entries(value).filter(
      (entry): entry is [string, number] =>
        questions.some(({ id }) => id === entry[0]) &&
        Number.isInteger(entry[1]) &&
        entry[1] >= 0 &&
        entry[1] <= fullPoints,
    );
    return Object.fromEntries(valid);
  } catch {
    return noAnswers;
  }
}

/** Creates a store that keeps the answers to `questions` in session storage (docs/requirements.md, section 12). */
export function createAnswersStore(questions: AssessmentPage['assessment']): AnswersStore {
  const listeners = new Set<() => void>();
  let current: AssessmentAnswers | undefined;
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    snapshot: () => (current ??= parse(questions, safeSessionStorage.read(key))),
    replace(answers) {
      current = answers;
      if (Object.keys(answers).length === 0) safeSessionStorage.remove(key);
      else safeSessionStorage.write(key, JSON.stringify(answers));
      for (const onChange of listeners) onChange();
    },
  };
}
