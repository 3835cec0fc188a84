import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const id = /^\0?virtual:readme-example-(\d+)\.ts$/;

/** Provides the README's examples, its `ts` blocks, as virtual modules: `virtual:readme-example-0.ts` and so on. */
export function readmeExample(): Plugin {
  return {
    name: 'readme-example',
    resolveId: (source) => (id.test(source) ? `\0${source}` : undefined),
    load: (resolved) => {
      const place = id.exec(resolved)?.[1];
      return place === undefined ? undefined : readmeExamples()[Number(place)];
    },
  };
}

/** Returns the texts of those blocks. */
export function readmeExamples(): readonly string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, block = '']) => block);
}
