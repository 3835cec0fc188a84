import { expect, it } from 'vitest';
import { forEachConcurrently } from './concurrently.ts';

it('works on every item, never on more than the limit at once', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently(
    Array.from({ length: 50 }, (_, index) => index),
    4,
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, item % 3));
      done.push(item);
      running -= 1;
    },
  );
  expect(done.sort((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(most).toBe(4);
});

it('takes up nothing more once an item has failed, and throws why', async () => {
  const taken: number[] = [];
  const work = forEachConcurrently([1, 2, 3, 4, 5, 6], 1, (item) => {
    taken.push(item);
    return item === 3 ? Promise.reject(new Error('three fails')) : Promise.resolve();
  });
  await expect(work).rejects.toThrow('three fails');
  expect(taken).toEqual([1, 2, 3]);
});
