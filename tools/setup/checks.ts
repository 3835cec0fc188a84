/** Everything that `npm test` holds: run by `tools/setup/run.mjs` once the dependencies stand. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** In the order in which a mistake costs least to find. */
const checks: readonly Check[] = [
  {
    name: 'format',
    command: [
      'prettier',
      '--check',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
      '.',
    ],
  },
  { name: 'lint', command: ['nx', 'run-many', '-t', 'lint'] },
  { name: 'spelling', command: ['nx', 'run-many', '-t', 'spelling'] },
  { name: 'types', command: ['nx', 'run-many', '-t', 'typecheck'] },
  { name: 'unit', command: ['nx', 'run-many', '-t', 'test'] },
  { name: 'builds', command: ['nx', 'run-many', '-t', 'build'] },
  { name: 'packages', command: ['nx', 'run-many', '-t', 'test:package'] },
  { name: 'built site', command: ['nx', 'run-many', '-t', 'test:site'] },
  { name: 'stories', command: ['nx', 'run-many', '-t', 'test:stories', '--parallel=1'] },
  { name: 'end to end', command: ['nx', 'run-many', '-t', 'e2e', '--parallel=1'] },
];

const env = {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
};

const failed: string[] = [];
for (const { name, command } of checks) {
  const started = performance.now();
  console.log(`\n▸ ${name}: ${command.join(' ')}`);
  const [program, ...args] = command;
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  const passed = status === 0;
  if (!passed) failed.push(name);
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\nchecks: ${String(checks.length - failed.length)} passed, ${String(failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
