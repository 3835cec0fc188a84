/** Time after which a further call no longer relies on an import that has not settled, in milliseconds. */
const stalledAfter = 5000;

/** The comment keeps the bundler from resolving a variable address. */
const importAddress = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Returns a function that imports a chunk and can be retried. After a failure, or if the import has stalled, it also
 * imports from the address with a query: browsers keep one request and its result, failures included, for each address
 * in the life of a document (HTML standard, section 8.1.4.2, module map).
 * @param load imports the chunk by a literal address, which is read from the function's source
 */
// @__NO_SIDE_EFFECTS__
export function retryableImport<Module>(
  load: () => Promise<Module>,
  importFromAddress = importAddress,
): () => Promise<Module> {
  let current: Promise<Module> | undefined;
  let started = 0;
  let attempts = 0;
  return () => {
    const now = performance.now();
    if (current && now - started < stalledAfter) return current;
    const address = /import\(\s*["'`](.+?)["'`]/.exec(String(load))?.[1];
    const attempt =
      attempts > 0 && address
        ? Promise.any([load(), importFromAddress(`${address}?again=${String(attempts)}`) as Promise<Module>])
        : load();
    current = attempt;
    started = now;
    attempts += 1;
    attempt.then(
      () => {
        started = Infinity;
      },
      () => {
        if (current === attempt) current = undefined;
      },
    );
    return attempt;
  };
}
