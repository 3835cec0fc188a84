import { expect, it } from 'vitest';
import { killDuringPosts } from './testing/killDuringPosts.ts';

it('has each confirmed inquiry exactly once after kill -9 during posts', async () => {
  expect(await killDuringPosts(3)).toMatchObject({ kills: 3, lost: 0, doubled: 0 });
});
