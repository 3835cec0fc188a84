/**
 * Runs `work` for every item, at most `limit` at once, so that memory does not grow with the number of items.
 * The first failure stops the taking up of further items and is thrown.
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
