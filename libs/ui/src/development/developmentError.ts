const message = (part: string, problem: string, fix: string) => `@keystrand/ui: ${part}: ${problem}. ${fix}.`;

/**
 * Returns an error about wrong input: the component, the problem and how to fix it. Call it only where
 * `process.env.NODE_ENV` is not `production`, so that bundlers leave the texts out of production builds.
 */
export function developmentError(part: string, problem: string, fix: string): Error {
  return new Error(message(part, problem, fix));
}

/** Reports wrong input that need not stop the page, in the form of `developmentError`, as an error on the console. */
export function reportProblem(part: string, problem: string, fix: string): void {
  // eslint-disable-next-line no-console -- tells the developer; not in production builds
  console.error(message(part, problem, fix));
}
