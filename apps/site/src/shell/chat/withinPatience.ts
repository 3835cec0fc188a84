/** Milliseconds that a visitor is kept waiting for the chat before being shown another way. */
const patience = 10_000;

/** What `promise` settles to, if it does so within ten seconds; rejects otherwise. */
export async function withPatienceTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The chat did not arrive in time.'));
    }, patience);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
