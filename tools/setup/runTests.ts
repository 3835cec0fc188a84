/**
 * Runs the checks of `npm test`, or with the argument `extended` those of `npm run test:extended`; further arguments are
 * passed to Nx, such as `-p @keystrand/inbox`. With `--changed` or `--changed=<commit>`, runs lint, types, and the unit tests
 * and stories that import a file changed since the last or that commit; after changes of components alone, only those of
 * components and the stories of the home page. `run.mjs` calls it after the dependencies are installed.
 */
import { execSync, spawn } from 'node:child_process';
import { ensureChromium } from './ensureChromium.ts';

/** Nx targets; journeys run alone (`parallelism: false` in nx.json), because they share a server. */
const targets = ['lint', 'typecheck', 'test', 'build', 'test-package', 'test-site', 'test-stories', 'e2e'];

const [suite, ...args] = process.argv.slice(2);
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
};

/** Runs a program of the installed packages and resolves to whether it has succeeded. */
function succeeds(program: string, ...programArgs: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    spawn(program, programArgs, { stdio: 'inherit', env, shell: process.platform === 'win32' })
      .on('error', reject)
      .on('close', (status) => resolve(status === 0));
  });
}

// Prints output while a task runs, as plain lines.
const runMany = (names: readonly string[], ...nxArgs: readonly string[]) =>
  succeeds('nx', 'run-many', '--targets', ...names, '--outputStyle=stream', ...nxArgs);

/**
 * Returns whether only files of components of ui differ from a commit. Almost all tests and stories of pages import all of
 * them, whether they show them or not.
 */
function changesOnlyComponents(commit: string): boolean {
  const list = `git diff --name-only ${commit} && git ls-files --others --exclude-standard`;
  const files = execSync(list, { encoding: 'utf8' }).split('\n');
  return files.every((file) => /^$|^libs\/ui\/src\/[A-Z]|\.(md|png)$/.test(file));
}

/** Runs lint, types, and the unit tests and stories that import a file changed since a commit. */
function checkChanges(changed: string, commit = 'HEAD'): Promise<boolean[]> {
  const components = changesOnlyComponents(commit);
  const stories = ['--config', '.storybook/vitest.config.ts'];
  // One worker, because a second one would load all modules again while the other checks need the processor.
  if (components) stories.push('libs/ui/src/', 'Home.stories', '--no-file-parallelism');
  return Promise.all([
    runMany(['lint', 'typecheck'], '--parallel=1'),
    succeeds('vitest', 'run', '--project', `@keystrand/${components ? 'ui' : ''}*`, changed),
    succeeds('vitest', 'run', ...stories, changed),
  ]);
}

const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
const results = changed
  ? await checkChanges(changed, changed.split('=')[1])
  : [await runMany(suite === 'extended' ? ['test-extended'] : targets, '--parallel=2', ...args)];
process.exitCode = results.every(Boolean) ? 0 : 1;
