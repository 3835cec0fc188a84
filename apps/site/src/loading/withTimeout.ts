/**
 * Settles as `promise` does, or rejects after `milliseconds` with the error that `createError` returns. It does not cancel
 * what the promise waits for.
 */
export async function withTimeout<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  createError: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(createError());
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
