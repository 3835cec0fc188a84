import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = 'virtual:readme-example.ts';

/** Offers the README's worked example, its first `ts` block, as a module. */
export function readmeExample(): Plugin {
  return {
    name: 'readme-example',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? readmeExampleText() : undefined),
  };
}

/** The text of that block. */
export function readmeExampleText(): string {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const block = /```ts\n([^]*?)```/.exec(readme)?.[1];
  if (!block) throw new Error('the README has no worked example');
  return block;
}
