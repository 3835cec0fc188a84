/** Programs that build a container image from a Dockerfile, in order of preference. All accept `info` and `build`. */
const builders = ['docker', 'podman', 'buildah'];

/** Runs a program and returns why it failed: `ENOENT` if it is not installed; undefined if it succeeded. */
export type Attempt = (program: string, args: readonly string[]) => string | undefined;

/**
 * Returns the first builder that works.
 * @throws {Error} saying for each builder why it cannot be used
 */
export function chooseBuilder(attempt: Attempt): string {
  const reasons: string[] = [];
  for (const program of builders) {
    const failure = attempt(program, ['info']);
    if (failure === undefined) return program;
    reasons.push(`- ${program}: ${failure === 'ENOENT' ? 'not installed' : failure}`);
  }
  throw new Error(
    [
      'No program can build a container image here:',
      ...reasons,
      'Install one of them and make sure that it runs; for docker, start its daemon.',
      'Without one, "npm start" serves the same site with the same server.',
    ].join('\n'),
  );
}
