import { randomUUID } from 'node:crypto';

/** An inquiry as a form sends it. */
interface Post {
  readonly message: string;
  readonly submissionKey: string;
  /** Reference of the confirmation; absent as long as no response has arrived. */
  reference?: string;
}

/** Many visitors that post one inquiry after the other, each until a response is missing. */
interface Burst {
  /** Resolves when so many further inquiries have been confirmed. */
  waitForConfirmed(count: number): Promise<void>;
  /** Lets the visitors end, and resolves when they have. */
  end(): Promise<void>;
}

/** What was posted, and what was confirmed. */
interface PostRecord {
  readonly posts: readonly Post[];
  /** Starts a burst of posts, distributed among addresses. */
  startBurst(urls: readonly string[]): Burst;
  /** Posts all without a confirmation again, with the same keys; resolves to the number of those. */
  postUnconfirmed(url: string): Promise<number>;
}

const concurrency = 40;

/**
 * Keeps a record of inquiries that many visitors post at the same time. Its methods reject if a response is neither a
 * confirmation nor status 503.
 */
export function createPostRecord(): PostRecord {
  const posts: Post[] = [];

  /** Resolves to whether the inquiry was confirmed. */
  async function send(url: string, post: Post): Promise<boolean> {
    let response: Response;
    let reference: string | undefined;
    try {
      response = await fetch(`${url}/inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          'form-name': 'contact',
          'submission-key': post.submissionKey,
          'seconds-open': '60',
          name: 'Ada',
          email: 'ada@company.example',
          message: post.message,
        }),
      });
      ({ reference } = (await response.json()) as { reference?: string });
    } catch {
      // The process was killed before or during the response.
      return false;
    }
    if (response.status === 503) return false;
    if (response.status !== 200 || reference === undefined)
      throw new Error(`The response has status ${String(response.status)}.`);
    post.reference = reference;
    return true;
  }

  return {
    posts,
    startBurst(urls) {
      let confirmed = 0;
      let isEnding = false;
      let onConfirmed = () => {};
      const visit = async (url: string) => {
        while (!isEnding) {
          const post = { message: `Inquiry ${String(posts.length)}`, submissionKey: randomUUID() };
          posts.push(post);
          if (!(await send(url, post))) return;
          confirmed += 1;
          onConfirmed();
        }
      };
      const visits = Promise.all(
        Array.from({ length: concurrency }, (_, index) => visit(urls[index % urls.length] ?? '')),
      );
      return {
        async waitForConfirmed(count) {
          const target = confirmed + count;
          const reached = new Promise<void>((resolve) => {
            onConfirmed = () => {
              if (confirmed >= target) resolve();
            };
          });
          const ended = visits.then(() => {
            throw new Error('No visitor gets a response.');
          });
          await Promise.race([reached, ended]);
        },
        async end() {
          isEnding = true;
          await visits;
        },
      };
    },
    async postUnconfirmed(url) {
      const unconfirmed = posts.filter(({ reference }) => reference === undefined);
      for (const post of unconfirmed)
        if (!(await send(url, post))) throw new Error(`${post.message} is not confirmed.`);
      return unconfirmed.length;
    },
  };
}
