/** The address in a browser's message about a chunk that did not come. Where it names none, the chunk is asked for as before. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
}

/** By itself the bundler would look for the modules that an unknown address might mean. */
const importAddress = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * A function that imports a chunk, and after a failure imports it under another address: a browser keeps the failure of
 * an address for as long as the document lives (HTML standard, section 8.1.4.2, the module map).
 */
export function retryableImport<Module>(
  load: () => Promise<Module>,
  loadAddress = importAddress,
): () => Promise<Module> {
  let failed: string | undefined;
  let failures = 0;
  return async () => {
    try {
      return failed === undefined
        ? await load()
        : ((await loadAddress(`${failed}?again=${String(failures)}`)) as Module);
    } catch (error) {
      failed ??= addressIn(error);
      failures += 1;
      throw error;
    }
  };
}
