/**
 * Returns an error about wrong input that types do not detect: the component, the problem and how to fix it. Call it only
 * where `process.env.NODE_ENV` is not `production`, so that bundlers leave the texts out of production builds.
 */
export const developmentError = (part: string, problem: string, fix: string) =>
  new Error(`@keystrand/ui: ${part}: ${problem}. ${fix}.`);
