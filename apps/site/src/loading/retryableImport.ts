/** Returns the chunk's URL from a browser's error message; undefined if the message contains none, as in Safari. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
}

/** The comment keeps the bundler from resolving a variable address. */
const importAddress = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Returns a function that imports a chunk and can be retried. After a failure it adds a query to the address, since
 * browsers cache a failed import for the life of the document (HTML standard, section 8.1.4.2, module map).
 */
export function retryableImport<Module>(
  load: () => Promise<Module>,
  importFromAddress = importAddress,
): () => Promise<Module> {
  let failed: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return failed === undefined
        ? await load()
        : ((await importFromAddress(`${failed}?again=${String(failures)}`)) as Module);
    } catch (error) {
      failed ??= addressIn(error);
      failures += 1;
      throw error;
    }
  };
}
