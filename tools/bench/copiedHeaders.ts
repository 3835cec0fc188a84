/** Headers that belong to one response or connection. */
const individual = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'vary',
]);

/** Returns the headers that a server sends with every document: policies and cache rules. */
export function copiedHeaders(headers: Iterable<readonly [string, string]>): [string, string][] {
  return [...headers]
    .filter(([name]) => !individual.has(name.toLowerCase()))
    .map(([name, value]) => [name, value]);
}
