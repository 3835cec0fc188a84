import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:readme-example.ts';

/** Provides the README's example, its first `ts` block, as a virtual module. */
export function readmeExample(): Plugin {
  return {
    name: 'readme-example',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? readmeExampleText() : undefined),
  };
}

/** Returns the text of that block. */
export function readmeExampleText(): string {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const block = /```ts\n([^]*?)```/.exec(readme)?.[1];
  if (!block) throw new Error('README.md has no ts block');
  return block;
}
