import process from 'node:process';
import { expect, it } from 'vitest';
import { killDuringPosts } from './testing/killDuringPosts.ts';

it('has each confirmed inquiry exactly once after thirty times kill -9 during posts', async () => {
  const result = await killDuringPosts(30);
  process.stdout.write(`SQLite: ${JSON.stringify(result)}\n`);
  expect(result).toMatchObject({ kills: 30, lost: 0, doubled: 0 });
});
