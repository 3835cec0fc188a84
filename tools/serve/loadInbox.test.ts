import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadInbox } from './loadInbox.ts';

const file = join(import.meta.dirname, 'testing/stubInbox.ts');

it.each(['20.19.0', '22.12.0'])(
  'names the Node that it needs on Node %s, and the way without it',
  async (node) => {
    await expect(loadInbox(file, {}, node)).rejects.toThrow(
      `needs Node 22.13 or newer; this is ${node}.\nINBOX=off serves the site alone`,
    );
  },
);

it.each(['22.13.0', '24.0.0'])('opens the inbox on Node %s', async (node) => {
  expect((await loadInbox(file, {}, node)).path).toBe('/inquiries');
});
