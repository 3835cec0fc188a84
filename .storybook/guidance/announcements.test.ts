import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

// Only a build shows what it leaves out: the development server also finds files in folders whose name begins with a dot.
it('is built with the snapshots of every Storybook', async () => {
  const input = fileURLToPath(new URL('announcements.ts', import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const modules = outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  for (const snapshots of [
    '/libs/ui/.storybook/snapshots/Form.snap?raw',
    '/libs/chat-engine/stories/.storybook/snapshots/',
    '/libs/effects/stories/.storybook/snapshots/',
    '/apps/site/.storybook/snapshots/',
  ])
    expect(modules).toContainEqual(expect.stringContaining(snapshots));
});
