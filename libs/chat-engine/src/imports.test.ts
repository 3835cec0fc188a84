import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('imports only its own files', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const imported = sources.flatMap((name) =>
    [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(
        /\b(?:from|import|require)\b\s*\(?\s*'([^']*)'/g,
      ),
    ].map((match) => match[1]),
  );
  expect(imported).toContain('./fold');
  expect(imported.filter((source) => !source?.startsWith('./'))).toEqual([]);
});
