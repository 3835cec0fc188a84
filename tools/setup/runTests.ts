/**
 * Runs the checks of `npm test`, or with the argument `extended` those of `npm run test:extended`; further arguments are
 * passed to Nx, such as `-p @keystrand/inbox`. `run.mjs` calls it after the dependencies are installed.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './ensureChromium.ts';
import { withInbox } from './withInbox.mjs';

/** Nx targets; those that use all cores themselves have `parallelism: false` in nx.json. */
const targets = ['lint', 'typecheck', 'test', 'build', 'test-package', 'test-site', 'test-stories', 'e2e'];

const [suite, ...args] = process.argv.slice(2);
const { status } = spawnSync(
  'nx',
  [
    'run-many',
    '--targets',
    ...(suite === 'extended' ? ['test-extended'] : targets),
    '--parallel=2',
    // Prints output while a task runs, as plain lines.
    '--outputStyle=stream',
    ...args,
  ],
  {
    stdio: 'inherit',
    env: { ...withInbox(process.env), CHROMIUM_PATH: ensureChromium(), NX_DAEMON: 'false', NX_TUI: 'false' },
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
