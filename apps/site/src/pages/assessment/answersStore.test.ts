import { pages } from '@keystrand/content/pages';
import type { AssessmentPage } from '@keystrand/content';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswersStore } from './answersStore';

const { assessment } = pages.get('/security-assessment') as AssessmentPage;
const key = 'keystrand:assessment';

beforeEach(() => {
  sessionStorage.clear();
});

describe('the answers of a visit', () => {
  it('are there again later in the visit, and not once they are cleared', () => {
    const store = createAnswersStore(assessment);
    store.replace({ plan: 2 });
    expect(createAnswersStore(assessment).snapshot()).toEqual({ plan: 2 });
    store.replace({});
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(createAnswersStore(assessment).snapshot()).toEqual({});
  });

  it('tell those who listen, and stay the same object until they change', () => {
    const store = createAnswersStore(assessment);
    const onChange = vi.fn();
    const stop = store.subscribe(onChange);
    expect(store.snapshot()).toBe(store.snapshot());
    store.replace({ plan: 1 });
    expect(onChange).toHaveBeenCalledOnce();
    stop();
    store.replace({ plan: 2 });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each(['', '{', 'null', '[1]', '"x"'])('are none where "%s" is stored in their place', (stored) => {
    sessionStorage.setItem(key, stored);
    expect(createAnswersStore(assessment).snapshot()).toEqual({});
  });

  it('leave out what the page does not ask or cannot score', () => {
    sessionStorage.setItem(
      key,
      JSON.stringify({ plan: 3, other: 1, watch: 4, backups: 1.5, 'sign-in': '2' }),
    );
    expect(createAnswersStore(assessment).snapshot()).toEqual({ plan: 3 });
  });
});
