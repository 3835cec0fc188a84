import type { AssessmentPage } from '@keystrand/content';
import type { AssessmentAnswers } from '@keystrand/content/assessment';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { createAnswersStore, noAnswers } from './answersStore';
import { readRadios, showOnRadios } from './radioAnswers';

/**
 * The answers given so far, none while the page is hydrated. The radio buttons inside `root` keep their own state, so that
 * a choice made before hydration counts.
 */
export function useAnswers(root: RefObject<HTMLElement | null>, questions: AssessmentPage['assessment']) {
  const [store] = useState(() => createAnswersStore(questions));
  const answers = useSyncExternalStore(store.subscribe, store.snapshot, () => noAnswers);

  useEffect(() => {
    if (!root.current) return;
    const all = { ...store.snapshot(), ...readRadios(root.current) };
    showOnRadios(root.current, all);
    if (Object.keys(all).length > 0) store.replace(all);
  }, [store, root]);

  /** Takes over what the radio buttons show now. */
  const take = () => {
    if (root.current) store.replace(readRadios(root.current));
  };
  const reset = () => {
    if (root.current) showOnRadios(root.current, noAnswers);
    store.replace(noAnswers);
  };
  return { answers, take, reset } satisfies {
    answers: AssessmentAnswers;
    take: () => void;
    reset: () => void;
  };
}
