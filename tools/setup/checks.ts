/** Runs every check of `npm test`; `tools/setup/run.mjs` calls it after the dependencies are installed. */
import { execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify, stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensureChromium.ts';
import { withInbox } from './withInbox.mjs';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const nx = (targets: readonly string[], parallel: number): readonly [string, ...string[]] => [
  'nx',
  'run-many',
  '--targets',
  ...targets,
  `--parallel=${String(parallel)}`,
  // Prints output while a task runs, and a line when a task starts.
  '--outputStyle=stream',
];

/** nginx and Caddy are installed from Debian's packages. */
const hostTests = process.platform === 'linux' ? ['test-hosts'] : [];
if (hostTests.length === 0) console.log('Not run on this system: test-hosts, which needs Linux.');

/**
 * Checks in steps: those of one step run at the same time. Cheap checks come first, so that common mistakes fail early.
 * Each `nx` run uses both cores of a small machine.
 */
const steps: readonly (readonly Check[])[] = [
  [
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
    { name: 'dependencies', command: ['node', 'tools/dependencies/main.ts'] },
    { name: 'spelling', command: ['node', 'tools/spelling/main.ts'] },
    { name: 'unused code', command: ['knip', '--cache', '--cache-location', '.cache/knip'] },
  ],
  [
    {
      name: 'lint, types, unit tests, builds, packages, built site',
      command: nx(
        [
          'lint',
          'typecheck',
          'test',
          'build',
          'test-package',
          'test-contract',
          'test-site',
          'test-observatory',
          ...hostTests,
        ],
        2,
      ),
    },
  ],
  [{ name: 'stories', command: nx(['test-stories'], 2) }],
  // Playwright starts two workers itself.
  [{ name: 'end to end', command: nx(['e2e'], 1) }],
];

/** Time between two lines of progress, in milliseconds. */
const progressInterval = 15_000;

const env = {
  ...withInbox(process.env),
  CHROMIUM_PATH: ensureChromium(),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
};

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Returns the number of tasks that an `nx` command runs. */
async function countTasks([program, ...args]: Check['command']): Promise<number> {
  const { stdout } = await promisify(execFile)(program, [...args, '--graph=stdout'], {
    env,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { tasks } = JSON.parse(stdout) as { tasks: { tasks: Readonly<Record<string, unknown>> } };
  return Object.keys(tasks.tasks).length;
}

/**
 * Runs a check and passes its output on line by line. Every 15 s it prints which tasks were started last and how many of
 * all tasks have been started.
 * @returns whether the check passed
 */
async function run({ name, command }: Check, position: string): Promise<boolean> {
  const started = performance.now();
  const [program, ...args] = command;
  console.log(`\n▸ ${position} ${name}`);

  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    shell: process.platform === 'win32',
  });
  let total: Promise<string> | undefined;
  const tasks: string[] = [];
  const passOn = async (stream: Readable, write: (line: string) => void) => {
    for await (const line of createInterface({ input: stream })) {
      const task = /^> nx run (\S+)/.exec(stripVTControlCharacters(line))?.[1];
      if (task) tasks.push(`${task} (after ${seconds(started)})`);
      if (line.trim() !== '') write(line);
    }
  };
  const printProgress = async () => {
    // Counted only in long runs: it takes some seconds.
    if (tasks.length > 0) total ??= countTasks(command).then(String, () => 'unknown');
    const progress =
      total === undefined
        ? ''
        : `, ${String(tasks.length)} of ${await total} tasks started, last ${tasks.slice(-2).join(' and ')}`;
    console.log(`  … ${position} ${name}: ${seconds(started)}${progress}`);
  };
  const ticker = setInterval(() => void printProgress(), progressInterval);

  const exit = new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (status) => {
      resolve(status === 0);
    });
  });
  const [passed] = await Promise.all([
    exit,
    passOn(child.stdout, console.log),
    passOn(child.stderr, console.error),
  ]);
  clearInterval(ticker);
  console.log(`${passed ? '✓' : '✗'} ${position} ${name} (${seconds(started)})`);
  return passed;
}

const started = performance.now();
const checks = steps.flat();
const failed: string[] = [];
for (const step of steps) {
  await Promise.all(
    step.map(async (check) => {
      const position = `${String(checks.indexOf(check) + 1)}/${String(checks.length)}`;
      if (!(await run(check, position))) failed.push(check.name);
    }),
  );
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\nTook ${seconds(started)}`);
console.log(`checks: ${String(checks.length - failed.length)} passed, ${String(failed.length)} failed`);
process.exit(failed.length === 0 ? 0 : 1);
