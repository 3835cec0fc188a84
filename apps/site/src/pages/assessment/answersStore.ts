import type { AssessmentPage } from '@keystrand/content';
import { fullPoints } from '@keystrand/content/assessment';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { safeSessionStorage } from '../../storage/safeStorage';

const key = 'keystrand:assessment';

/** The answers of this visit, for `useSyncExternalStore`. */
export interface AnswersStore {
  subscribe(onChange: () => void): () => void;
  /** The same object until the answers change. */
  snapshot(): AssessmentAnswers;
  replace(answers: AssessmentAnswers): void;
}

export const noAnswers: AssessmentAnswers = {};

/** What is stored, as far as it answers questions that the page still asks. */
function parse(questions: AssessmentPage['assessment'], stored: string | null): AssessmentAnswers {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return noAnswers;
    const known = Object.entries(value).filter(
      (entry): entry is [string, number] =>
        questions.some(({ id }) => id === entry[0]) &&
        Number.isInteger(entry[1]) &&
        entry[1] >= 0 &&
        entry[1] <= fullPoints,
    );
    return Object.fromEntries(known);
  } catch {
    return noAnswers;
  }
}

/** Keeps the answers to `questions` for the visit, on this device only. */
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
