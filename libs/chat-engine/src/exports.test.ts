import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as api from './index';

it('exports these names and no others', () => {
  expect(Object.keys(api).sort()).toEqual(['TableError', 'checkTable', 'createEngine', 'isSendable']);
});

it('exports these types and no others', () => {
  const index = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  const types = /export type \{([^}]*)\}/.exec(index)?.[1]?.match(/\w+/g);
  expect(types).toEqual([
    'Answer',
    'Engine',
    'EngineOptions',
    'Entry',
    'FoldMode',
    'Problem',
    'ProblemCode',
    'Suggestion',
  ]);
});

it('exports these names and no others from the entry for questions', async () => {
  expect(Object.keys(await import('./questions'))).toEqual(['createQuestions']);
});

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
