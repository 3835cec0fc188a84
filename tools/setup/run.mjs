// `node tools/setup/run.mjs start|build|test|extended|release|setup`: installs the dependencies if the lockfile has changed,
// then builds site and inbox and serves them, only builds them, runs the checks (runTests.ts), or releases packages with the
// pinned Node; `setup` only installs. Plain JavaScript without dependencies, because it runs before the installation and on
// any Node from 20.19.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { linkNode } from './linkNode.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const build = ['run', '--silent', 'build', '--', '--projects', '@keystrand/site,@keystrand/inbox'];
/** Arguments of npm by command. */
const commands = {
  start: build,
  build,
  test: ['exec', '--', 'node', 'tools/setup/runTests.ts', 'usual', ...process.argv.slice(3)],
  extended: ['exec', '--', 'node', 'tools/setup/runTests.ts', 'extended', ...process.argv.slice(3)],
  release: ['exec', '--', 'nx', 'release', '--skip-publish', ...process.argv.slice(3)],
  setup: undefined,
};

function exitWith(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

const windows = process.platform === 'win32';
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Forms post to the inbox of this project, unless a setting chooses something else. */
const { SITE_INBOX, SITE_FORM_ENDPOINT } = process.env;
const environment = SITE_INBOX || SITE_FORM_ENDPOINT ? process.env : { ...process.env, SITE_INBOX: 'on' };

/** Passes stop signals on to a child process, and resolves to its exit status when it has ended. */
function untilEnd(child, program, stop) {
  for (const signal of stopSignals) process.on(signal, stop);
  return new Promise((resolve) => {
    child.on('error', (error) => exitWith(`"${program}" could not be started: ${error.message}`));
    child.on('close', (status, signal) => {
      for (const name of stopSignals) process.off(name, stop);
      // The exit code of a shell for a signal.
      resolve(signal === null ? (status ?? 1) : 128 + constants.signals[signal]);
    });
  });
}

/**
 * Runs npm and resolves to its exit status. A stop signal reaches all processes that it has started, because they are a
 * process group of their own: npm passes signals only to its direct child.
 */
function runNpm(args) {
  const child = spawn('npm', args, {
    cwd: root,
    // A background process group must not read from the terminal; the interface of Nx would.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, NX_DAEMON: 'false', NX_TUI: 'false' },
    detached: !windows,
    shell: windows,
  });
  return untilEnd(child, 'npm', (signal) => {
    try {
      if (windows) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  });
}

/**
 * Runs our server with the pinned Node, which the inbox needs, and resolves to its exit status. It finishes running requests
 * on a stop signal, and if the channel to this process is closed because this process was killed.
 */
function runServer() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.exe' : 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const server = spawn(node, [join(root, 'apps/site/build/serve/main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });
  return untilEnd(server, node, (signal) => server.kill(signal));
}

/** Says where the inquiries of forms are stored, and how to read them. */
function printInbox() {
  const { inbox } = JSON.parse(readFileSync(join(root, 'apps/site/build/hosting.json'), 'utf8'));
  if (inbox === undefined || environment['INBOX'] === 'off') return;
  const database = environment['DATABASE_URL']
    ? 'the database of DATABASE_URL'
    : environment['INBOX_DATABASE'] || join('data', 'inbox.sqlite');
  console.log(`\nForms arrive in ${database}; this lists them: npm run inbox -- list`);
}

// Some shells between npm and this process end on a signal without passing it on.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    // A second signal would cut running requests.
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, 100).unref();
}

const command = process.argv[2];
if (!Object.hasOwn(commands, command))
  exitWith(`Unknown command "${command ?? ''}". Allowed: ${Object.keys(commands).join(', ')}.`);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  exitWith(
    `Node ${process.versions.node} is too old: 20.19 or newer is needed to install the version that the project runs on.`,
  );
}

// Install again only if the lockfile or the platform has changed since the last installation.
const stamp = join(root, 'node_modules', '.installed');
const state = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== state) {
  console.log('\n▸ Installing dependencies from the lockfile, which takes a minute');
  // Hides engine warnings about the machine's Node; the tools run on the pinned one.
  if ((await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
    exitWith('The installation failed; see the output above.');
  const problem = linkNode(root);
  if (problem) exitWith(problem);
  writeFileSync(stamp, state);
}
if (commands[command] === undefined) process.exit(0);

if (command === 'release') {
  // `nx release` needs this in addition to Nx; nothing else does.
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/nx/package.json'), 'utf8'));
  if ((await runNpm(['install', '--no-save', `@nx/js@${version}`])) !== 0) process.exit(1);
  const problem = linkNode(root);
  if (problem) exitWith(problem);
}
const status = await runNpm(commands[command]);
if (command !== 'start' || status !== 0) process.exit(status);
printInbox();
process.exit(await runServer());
