import { execFileSync } from 'node:child_process';

/** Returns why no release can be made from a clone, one sentence each with the remedy. */
export function findReleaseProblems(clone: string): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
  const problems: string[] = [];
  const changes = git('status', '--porcelain');
  if (changes !== '') problems.push(`Commit or stash these changes first:\n${changes}`);
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    problems.push(
      'The clone is shallow: commits since the last release may be missing. Run: git fetch --unshallow --tags',
    );
  return problems;
}
