import { expect, inject, it } from 'vitest';
import { createConsumer } from './createConsumer.ts';
import { run } from './npm.ts';

it.each(['node-esm', 'node-cjs'])('chat-engine runs in %s', async (name) => {
  const folder = await createConsumer(name, inject('folder'), inject('npmSettings'));
  expect(await run('node', ['main.js'], folder)).toBe('["By scope.",1,0]\n');
});
