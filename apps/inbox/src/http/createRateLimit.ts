import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Window of the limits, in seconds. */
const duration = 600;

const overallKey = 'all';

export interface RateLimitOptions {
  /** Requests from one network in ten minutes. */
  readonly postsPerAddress: number;
  /** Requests from all networks in ten minutes. */
  readonly posts: number;
}

export interface RateLimitDecision {
  /** Whole seconds until the next request is allowed; 0 if this one is. */
  readonly retryAfter: number;
  /** Requests of this network in the window. */
  readonly count: number;
}

/** Counts a request; resolves to the state also if the limit is exceeded. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (state) {
    if (state instanceof RateLimiterRes) return state;
    throw state;
  }
}

/** Returns a function that counts a request of a network and decides whether it is within the limits. */
export function createRateLimit({
  postsPerAddress,
  posts,
}: RateLimitOptions): (network: string) => Promise<RateLimitDecision> {
  const perNetwork = new RateLimiterMemory({ points: postsPerAddress, duration });
  const overall = new RateLimiterMemory({ points: posts, duration });
  return async (network) => {
    const all = await overall.get(overallKey);
    const wait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000));
    // Checked first, so that a flood from many networks does not fill the memory with one entry for each.
    if (all && all.consumedPoints >= posts) return { retryAfter: wait(all), count: Infinity };
    const own = await consume(perNetwork, network);
    if (own.consumedPoints > postsPerAddress) return { retryAfter: wait(own), count: own.consumedPoints };
    await consume(overall, overallKey);
    return { retryAfter: 0, count: own.consumedPoints };
  };
}
