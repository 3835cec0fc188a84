const message = (part: string, problem: string, fix: string) => `@keystrand/ui: ${part}: ${problem}. ${fix}.`;

/**
 * Returns an error about wrong input that types do not detect: the component, the problem and how to fix it. Call it only
 * where `process.env.NODE_ENV` is not `production`, so that bundlers leave the texts out of production builds.
 */
export const developmentError = (part: string, problem: string, fix: string) =>
  new Error(message(part, problem, fix));

/** Reports the target of a link that is not in the document, which need not stop the page. */
export function reportMissingId(part: string, id: string): void {
  // eslint-disable-next-line no-console -- tells the developer; not in production builds
  console.error(message(part, `no element has the id '${id}'`, 'Set this `id` on the target'));
}
