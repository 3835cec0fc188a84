import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Part } from './parts.ts';

const sources = join(import.meta.dirname, '../src');

/** Returns the source of a part's module, and of the modules that it imports, directly or not, but for other parts. */
export function partSources(part: Part, all: readonly Part[]): readonly [string, ...string[]] {
  const others = new Set(
    all.filter(({ module }) => module !== part.module).map(({ module }) => join(sources, module)),
  );
  const texts = new Map<string, string>();
  const visit = (path: string) => {
    if (texts.has(path) || others.has(path)) return;
    const text = readFileSync(path, 'utf8');
    texts.set(path, text);
    for (const [, specifier = ''] of text.matchAll(/^import (?!type\b)[^;]*from '(\.[^']+)';/gm)) {
      const target = join(dirname(path), specifier);
      const file = [`${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(candidate));
      if (file) visit(file);
    }
  };
  const own = join(sources, part.module);
  visit(own);
  const { [own]: first = '', ...rest } = Object.fromEntries(texts);
  return [first, ...Object.values(rest)];
}
