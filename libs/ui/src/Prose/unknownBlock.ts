import { developmentError } from '../development/developmentError';

/** Returns the error about a block of a type that `Prose` does not render. */
export function unknownBlock(block: unknown): Error {
  const type = (block as { readonly type?: unknown } | null)?.type;
  return developmentError(
    'Prose',
    `a block has the type '${String(type)}'`,
    "Use 'paragraph', 'heading', 'list', 'note', 'code' or 'table'",
  );
}
