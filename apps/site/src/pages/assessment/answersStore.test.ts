import { pages } from '@keystrand/content/pages';
import type { AssessmentPage } from '@keystrand/content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswersStore } from './answersStore';

const { assessment } = pages.get('/security-assessment') as AssessmentPage;
const key = 'keystrand:assessment';

beforeEach(() => {
  sessionStorage.clear();
});

describe('createAnswersStore', () => {
  it('restores stored answers, and none after they are cleared', () => {
    const store = createAnswersStore(assessment);
    store.replace({ plan: 2 });
    expect(createAnswersStore(assessment).snapshot()).toEqual({ plan: 2 });
    store.replace({});
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(createAnswersStore(assessment).snapshot()).toEqual({});
  });

  it('notifies subscribers and returns the same snapshot until the answers change', () => {
    const store = createAnswersStore(assessment);
    const onChange = vi.fn();
    const unsubscribe = store.subscribe(onChange);
    expect(store.snapshot()).toBe(store.snapshot());
    store.replace({ plan: 1 });
    expect(onChange).toHaveBeenCalledOnce();
    unsubscribe();
    store.replace({ plan: 2 });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('ignores unknown questions, invalid points and invalid JSON', () => {
    sessionStorage.setItem(
      key,
      JSON.stringify({ plan: 3, other: 1, watch: 4, backups: 1.5, 'sign-in': '2' }),
    );
    expect(createAnswersStore(assessment).snapshot()).toEqual({ plan: 3 });
    sessionStorage.setItem(key, '{');
    expect(createAnswersStore(assessment).snapshot()).toEqual({});
  });
});
