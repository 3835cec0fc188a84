export { createEngine } from './engine';
export { isSendable } from './input';
export { checkTable, TableError } from './table';
export type {
  Answer,
  Engine,
  EngineOptions,
  Entry,
  FoldMode,
  Problem,
  ProblemCode,
  Suggestion,
} from './types';
